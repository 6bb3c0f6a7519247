<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="vi" sourcelanguage="en">
<context>
    <name>Account</name>
    <message numerus="yes">
        <source>%n boards (%1)</source>
        <translation>
            <numerusform>%n bàn (%1)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entered = %1</source>
        <translation>
            <numerusform>%n đấu thủ = %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n byes</source>
        <translation>
            <numerusform>%n miễn đấu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n full-point byes</source>
        <translation>
            <numerusform>%n BYE1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n half-point byes</source>
        <translation>
            <numerusform>%n BYE½</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n absent</source>
        <translation>
            <numerusform>%n vắng</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n LEFT OUT</source>
        <translation>
            <numerusform>%n BỊ BỎ SÓT</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n reserves</source>
        <translation>
            <numerusform>%n dự bị</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of teams without a match</source>
        <translation>
            <numerusform>%n thuộc đội không đấu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n out of the cup</source>
        <translation>
            <numerusform>%n đã bị loại</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of teams whose line-ups aren&apos;t out yet</source>
        <translation>
            <numerusform>%n thuộc đội chưa công bố đội hình</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n whose matches are decided</source>
        <translation>
            <numerusform>%n đã xong trận</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Adjustment</name>
    <message>
        <source>Whole event</source>
        <translation>Cả giải</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Ván {round}</translation>
    </message>
    <message>
        <source>{when}: {player}, {kind} counts {points}</source>
        <translation>{when}: {player}, {kind} tính {points}</translation>
    </message>
    <message>
        <source>{when}: {player}, points {points}</source>
        <translation>{when}: {player}, {points} điểm</translation>
    </message>
    <message>
        <source>{when}: {team}, {kind} of the match as a whole, match points {match}, game points {game}</source>
        <translation>{when}: {team}, {kind} cho cả trận, {match} điểm trận, {game} điểm ván</translation>
    </message>
    <message>
        <source>{when}: {team}, match points {match}, game points {game}</source>
        <translation>{when}: {team}, {match} điểm trận, {game} điểm ván</translation>
    </message>
</context>
<context>
    <name>Article</name>
    <message>
        <source>Players are ranked by score, from the highest, and players of equal score by pairing number.</source>
        <translation>Kỳ thủ được xếp theo điểm từ cao xuống; cùng điểm thì theo số thứ tự.</translation>
    </message>
    <message>
        <source>When players of different scores meet, the higher one floats down and the lower one floats up. Whoever takes the pairing-allocated bye, or scores more than a loss without playing, floats down too.</source>
        <translation>Khi hai kỳ thủ khác điểm gặp nhau, người điểm cao bị thả nổi xuống, người điểm thấp thả nổi lên. Người được miễn đấu theo bốc thăm, hoặc không chơi mà được hơn điểm thua, cũng tính là thả nổi xuống.</translation>
    </message>
    <message>
        <source>Two players meet at most once.</source>
        <translation>Hai kỳ thủ chỉ gặp nhau tối đa một lần.</translation>
    </message>
    <message>
        <source>Whoever has had the pairing-allocated bye, or a win&apos;s points in one round without playing, doesn&apos;t get the bye.</source>
        <translation>Người đã được miễn đấu theo bốc thăm, hoặc đã được điểm thắng trong một ván mà không chơi, không được miễn đấu nữa.</translation>
    </message>
    <message>
        <source>Two players with the same absolute colour preference don&apos;t meet, unless one of them is a topscorer in the last round.</source>
        <translation>Hai kỳ thủ cùng bắt buộc một màu không gặp nhau, trừ khi ván cuối có người thuộc nhóm dẫn đầu.</translation>
    </message>
    <message>
        <source>The players who are not yet paired must always allow a complete legal pairing.</source>
        <translation>Những kỳ thủ chưa được xếp phải luôn còn cách xếp hợp lệ trọn vẹn.</translation>
    </message>
    <message>
        <source>The pairing-allocated bye goes to the lowest possible score.</source>
        <translation>Suất miễn đấu dành cho mức điểm thấp nhất có thể.</translation>
    </message>
    <message>
        <source>As few players as possible float down from the bracket.</source>
        <translation>Số kỳ thủ bị thả nổi xuống khỏi nhóm là ít nhất.</translation>
    </message>
    <message>
        <source>The scores of those who float down are as low as possible, compared from the highest.</source>
        <translation>Điểm của những người bị thả nổi xuống thấp nhất có thể, so từ cao xuống thấp.</translation>
    </message>
    <message>
        <source>Those who float down are chosen so that the next bracket can be paired best.</source>
        <translation>Chọn người thả nổi xuống sao cho nhóm kế tiếp xếp được tốt nhất.</translation>
    </message>
    <message>
        <source>The player who takes the bye has as few unplayed games as possible.</source>
        <translation>Người được miễn đấu có số ván không chơi ít nhất có thể.</translation>
    </message>
    <message>
        <source>As few topscorers or their opponents as possible get a colour difference beyond two.</source>
        <translation>Ít người dẫn đầu, hoặc đối phương của họ, bị chênh lệch màu quá hai nhất.</translation>
    </message>
    <message>
        <source>As few topscorers or their opponents as possible get one colour three times running.</source>
        <translation>Ít người dẫn đầu, hoặc đối phương của họ, phải cầm một màu ba ván liền nhất.</translation>
    </message>
    <message>
        <source>As few players as possible miss their colour preference.</source>
        <translation>Ít kỳ thủ không được màu ưu tiên nhất.</translation>
    </message>
    <message>
        <source>As few players as possible miss a strong colour preference.</source>
        <translation>Ít kỳ thủ không được màu ưu tiên mạnh nhất.</translation>
    </message>
    <message>
        <source>As few residents as possible float down who floated down in the previous round.</source>
        <translation>Càng ít người trong nhóm càng tốt bị thả nổi xuống hai ván liền.</translation>
    </message>
    <message>
        <source>As few opponents of moved-down players as possible floated up in the previous round.</source>
        <translation>Trong số đối phương của người từ nhóm trên xuống, càng ít người đã thả nổi lên ở ván trước càng tốt.</translation>
    </message>
    <message>
        <source>As few residents as possible float down who floated down two rounds before.</source>
        <translation>Càng ít người trong nhóm càng tốt bị thả nổi xuống mà cách đây hai ván cũng đã bị.</translation>
    </message>
    <message>
        <source>As few opponents of moved-down players as possible floated up two rounds before.</source>
        <translation>Trong số đối phương của người từ nhóm trên xuống, càng ít người đã thả nổi lên cách đây hai ván càng tốt.</translation>
    </message>
    <message>
        <source>Moved-down players who floated down in the previous round meet the smallest possible score differences.</source>
        <translation>Người từ nhóm trên xuống đã bị thả nổi xuống ở ván trước gặp chênh lệch điểm nhỏ nhất có thể.</translation>
    </message>
    <message>
        <source>Opponents of moved-down players who floated up in the previous round meet the smallest possible score differences.</source>
        <translation>Đối phương của người từ nhóm trên xuống đã bị thả nổi lên ở ván trước gặp chênh lệch điểm nhỏ nhất có thể.</translation>
    </message>
    <message>
        <source>Moved-down players who floated down two rounds before meet the smallest possible score differences.</source>
        <translation>Người từ nhóm trên xuống đã bị thả nổi xuống cách đây hai ván gặp chênh lệch điểm nhỏ nhất có thể.</translation>
    </message>
    <message>
        <source>Opponents of moved-down players who floated up two rounds before meet the smallest possible score differences.</source>
        <translation>Đối phương của người từ nhóm trên xuống đã bị thả nổi lên cách đây hai ván gặp chênh lệch điểm nhỏ nhất có thể.</translation>
    </message>
    <message>
        <source>Each player of the upper half takes, in order, the highest opponent of the lower half that allows the best pairing.</source>
        <translation>Lần lượt từng kỳ thủ nửa trên nhận đối phương cao nhất của nửa dưới mà vẫn giữ được cách xếp tốt nhất.</translation>
    </message>
    <message>
        <source>Where that isn&apos;t enough, the fewest players change halves, those whose numbers are closest, the lowest from above and the highest from below.</source>
        <translation>Nếu chưa đủ thì đổi chỗ ít người nhất giữa hai nửa, ưu tiên số gần nhau nhất, người thấp nhất của nửa trên và cao nhất của nửa dưới.</translation>
    </message>
    <message>
        <source>For every player the games with White and with Black may differ by two at most. A system may make exceptions in the last round.</source>
        <translation>Với mỗi đấu thủ, số ván cầm Trắng và số ván cầm Đen chỉ được lệch nhau nhiều nhất là hai. Mỗi hệ bốc thăm có thể cho ngoại lệ ở ván cuối.</translation>
    </message>
    <message>
        <source>No player gets the same colour in three games running. A system may make exceptions in the last round.</source>
        <translation>Không đấu thủ nào cầm cùng một màu ba ván liền. Mỗi hệ bốc thăm có thể cho ngoại lệ ở ván cuối.</translation>
    </message>
    <message>
        <source>The colour difference is the number of games played with White minus the number played with Black. Games that were not played don&apos;t count.</source>
        <translation>Hiệu số màu quân là số ván đã đấu cầm Trắng trừ số ván đã đấu cầm Đen. Ván không thi đấu không được tính.</translation>
    </message>
    <message>
        <source>The preference is absolute when the colour difference is more than one either way, or when the last two games had the same colour. It is for the colour that makes up for it.</source>
        <translation>Ưu tiên là tuyệt đối khi hiệu số màu quân lệch quá một, hoặc khi hai ván gần nhất cầm cùng màu. Màu được ưu tiên là màu bù lại.</translation>
    </message>
    <message>
        <source>The preference is strong when the colour difference is exactly one. It is for the colour that makes up for it.</source>
        <translation>Ưu tiên là mạnh khi hiệu số màu quân lệch đúng một. Màu được ưu tiên là màu bù lại.</translation>
    </message>
    <message>
        <source>The preference is mild when both colours came equally often. It is for the other colour than in the last game.</source>
        <translation>Ưu tiên là nhẹ khi đã cầm hai màu số ván bằng nhau. Màu được ưu tiên là màu khác với ván gần nhất.</translation>
    </message>
    <message>
        <source>A player who has not played a game yet has no preference; the opponent&apos;s is granted.</source>
        <translation>Đấu thủ chưa đấu ván nào không có ưu tiên; ưu tiên của đối phương được đáp ứng.</translation>
    </message>
    <message>
        <source>Before the first round a colour is drawn by lot. It serves the players with odd numbers as long as nothing was played.</source>
        <translation>Trước ván đầu, một màu quân được bốc thăm. Màu này dành cho các đấu thủ mang số lẻ khi chưa đấu ván nào.</translation>
    </message>
    <message>
        <source>Five steps are tried in this order, and the first that decides counts: both preferences, the stronger preference, alternation, the higher rank, the drawn colour.</source>
        <translation>Lần lượt xét năm bước, bước nào quyết định được trước thì áp dụng: ưu tiên của cả hai, ưu tiên mạnh hơn, luân phiên, thứ hạng cao hơn, màu đã bốc thăm.</translation>
    </message>
    <message>
        <source>If the two are due different colours, or only one is due any, everybody gets the colour due.</source>
        <translation>Nếu hai người ưu tiên khác màu, hoặc chỉ một người có ưu tiên, thì ai cũng được màu mình ưu tiên.</translation>
    </message>
    <message>
        <source>If both are due the same colour, the stronger preference is granted: absolute before strong before mild.</source>
        <translation>Nếu cả hai cùng ưu tiên một màu thì đáp ứng ưu tiên mạnh hơn: tuyệt đối, rồi mạnh, rồi nhẹ.</translation>
    </message>
    <message>
        <source>If both are due the same colour, the stronger preference is granted: absolute before strong before mild. Of two absolute ones the wider colour difference is granted.</source>
        <translation>Nếu cả hai cùng ưu tiên một màu thì đáp ứng ưu tiên mạnh hơn: tuyệt đối, rồi mạnh, rồi nhẹ. Nếu cả hai đều tuyệt đối thì đáp ứng người có hiệu số màu quân lệch nhiều hơn.</translation>
    </message>
    <message>
        <source>Otherwise the colours of the most recent round in which one had White and the other Black are turned round. Rounds without a game are moved to the front of a player&apos;s history before it is read.</source>
        <translation>Nếu không, đảo lại màu quân của ván gần nhất mà một người cầm Trắng, người kia cầm Đen. Trước khi đọc, các ván không thi đấu được dồn lên đầu trình tự của mỗi người.</translation>
    </message>
    <message>
        <source>Otherwise the higher ranked player gets the colour due: more points, or with equal points the smaller pairing number.</source>
        <translation>Nếu không, người xếp hạng cao hơn được màu mình ưu tiên: nhiều điểm hơn, hoặc bằng điểm thì số thứ tự nhỏ hơn.</translation>
    </message>
    <message>
        <source>If nobody is due a colour, the higher ranked player gets the drawn colour when his pairing number is odd, and the other colour when it is even.</source>
        <translation>Nếu không ai có ưu tiên, người xếp hạng cao hơn cầm màu đã bốc thăm khi mang số lẻ, và cầm màu kia khi mang số chẵn.</translation>
    </message>
    <message>
        <source>Before the first round the players are divided in two groups by pairing number: group GA is the upper half, rounded up to an even number of players.</source>
        <translation>Trước ván đầu, các đấu thủ được chia làm hai nhóm theo số thứ tự: nhóm GA là nửa trên, làm tròn lên thành số chẵn.</translation>
    </message>
    <message>
        <source>Late entries don&apos;t move the border: the player who was last of group GA stays its last.</source>
        <translation>Người đăng ký muộn không làm dời ranh giới: người đứng cuối nhóm GA vẫn là người đứng cuối.</translation>
    </message>
    <message>
        <source>In the accelerated rounds the players of group GA are paired with virtual points on top: one point in the first half of these rounds, half a point in the rest. They never count in the standings.</source>
        <translation>Ở các ván tăng tốc, nhóm GA được bốc thăm với điểm ảo cộng thêm: một điểm ở nửa đầu của các ván này, nửa điểm ở các ván còn lại. Điểm ảo không bao giờ tính vào bảng xếp hạng.</translation>
    </message>
    <message>
        <source>A round robin is paired by fixed tables, one for each number of players, which give the opponents and the colours of every round.</source>
        <translation>Thể thức vòng tròn được xếp cặp theo bảng cố định cho từng số đấu thủ; bảng cho biết đối phương và màu quân của mỗi ván.</translation>
    </message>
    <message>
        <source>Players with equal points are put in order by the tie-breaks of the list, one after the other. Each looks only at players who are still tied, and who was parted is never joined again.</source>
        <translation>Các đấu thủ đồng điểm được xếp theo từng hệ số phụ trong danh sách. Mỗi hệ số chỉ xét những người vẫn còn bằng nhau; ai đã tách ra thì không gộp lại nữa.</translation>
    </message>
    <message>
        <source>Two games between the same opponents count as two encounters.</source>
        <translation>Hai ván giữa cùng hai đối phương được tính là hai lần gặp nhau.</translation>
    </message>
    <message>
        <source>The tied players are put in order by the games that they played among themselves.</source>
        <translation>Các đấu thủ bằng nhau được xếp theo kết quả những ván họ đấu với nhau.</translation>
    </message>
    <message>
        <source>A separate crosstable of the tied players alone is made, and they are ranked by their points in it.</source>
        <translation>Lập một bảng điểm con chỉ gồm các đấu thủ bằng nhau và xếp hạng theo điểm trong bảng đó.</translation>
    </message>
    <message>
        <source>Players whose game was decided by forfeit count as not having met, unless the regulations of the event say otherwise.</source>
        <translation>Hai đấu thủ có ván phân định do vắng mặt được coi như chưa gặp nhau, trừ khi điều lệ giải quy định khác.</translation>
    </message>
    <message>
        <source>Players who met more than once count with the average of these games.</source>
        <translation>Hai người gặp nhau nhiều lần thì lấy trung bình kết quả các ván đó.</translation>
    </message>
    <message>
        <source>If all tied players have met, their crosstable orders them; who is still equal in it is looked at again alone.</source>
        <translation>Nếu tất cả đã gặp nhau thì bảng điểm con xếp thứ tự; những người vẫn bằng nhau lại được xét riêng.</translation>
    </message>
    <message>
        <source>If not all have met, a player is first only if nobody else could reach him even by winning every missing game. Then the rest is looked at in the same way.</source>
        <translation>Nếu chưa gặp nhau đủ, một đấu thủ chỉ đứng đầu khi không ai khác đuổi kịp dù thắng mọi ván còn thiếu. Sau đó xét phần còn lại theo cùng cách.</translation>
    </message>
    <message>
        <source>The number of rounds in which the player got as many points as for a win, with or without play.</source>
        <translation>Số ván đấu thủ được điểm bằng một ván thắng, dù có thi đấu hay không.</translation>
    </message>
    <message>
        <source>The number of games won over the board.</source>
        <translation>Số ván thắng trên bàn cờ.</translation>
    </message>
    <message>
        <source>The number of games played over the board with Black.</source>
        <translation>Số ván đã đấu trên bàn cờ khi cầm Đen.</translation>
    </message>
    <message>
        <source>The number of games won over the board with Black.</source>
        <translation>Số ván thắng trên bàn cờ khi cầm Đen.</translation>
    </message>
    <message>
        <source>After each round the points so far are noted; the sum of these numbers counts.</source>
        <translation>Sau mỗi ván ghi lại số điểm đang có; lấy tổng các số đó.</translation>
    </message>
    <message>
        <source>The number of rounds in which the player played or was ready to play.</source>
        <translation>Số ván mà đấu thủ đã đấu hoặc sẵn sàng thi đấu.</translation>
    </message>
    <message>
        <source>One point for each round in which the player got more than the opponent, half a point where both got the same.</source>
        <translation>Một điểm cho mỗi ván đấu thủ được nhiều điểm hơn đối phương, nửa điểm khi hai bên bằng nhau.</translation>
    </message>
    <message>
        <source>The smaller pairing number comes first.</source>
        <translation>Số thứ tự nhỏ hơn đứng trước.</translation>
    </message>
    <message>
        <source>The sum of the opponents&apos; points.</source>
        <translation>Tổng điểm của các đối phương.</translation>
    </message>
    <message>
        <source>The mean of the opponents&apos; Buchholz values, over those met over the board.</source>
        <translation>Trung bình hệ số Buchholz của các đối phương đã gặp trên bàn cờ.</translation>
    </message>
    <message>
        <source>Buchholz as it would be if every paired game of the last round had been drawn.</source>
        <translation>Buchholz như thể mọi cặp đấu của ván cuối đều hòa.</translation>
    </message>
    <message>
        <source>For each round the opponent&apos;s points are multiplied with what the player scored against him; the sum counts.</source>
        <translation>Ở mỗi ván, điểm của đối phương nhân với kết quả đạt được trước đối phương đó; lấy tổng.</translation>
    </message>
    <message>
        <source>The points scored against opponents who reached at least half of the possible points.</source>
        <translation>Số điểm giành được trước các đối phương đạt ít nhất một nửa số điểm tối đa.</translation>
    </message>
    <message>
        <source>Tie-breaks by rating leave unrated players out, unless a rating for them was published beforehand.</source>
        <translation>Hệ số phụ theo Elo bỏ qua đấu thủ chưa có hệ số, trừ khi đã công bố trước một hệ số cho họ.</translation>
    </message>
    <message>
        <source>The mean rating of the opponents met over the board, rounded to a whole number.</source>
        <translation>Hệ số Elo trung bình của các đối phương đã gặp trên bàn cờ, làm tròn thành số nguyên.</translation>
    </message>
    <message>
        <source>The mean rating of the opponents plus a difference that a table gives for the percentage scored.</source>
        <translation>Elo trung bình của đối phương cộng với mức chênh mà bảng quy định cho tỉ lệ điểm đạt được.</translation>
    </message>
    <message>
        <source>The lowest rating for which the expected score is at least the score made.</source>
        <translation>Hệ số thấp nhất mà điểm kỳ vọng không nhỏ hơn điểm đã đạt.</translation>
    </message>
    <message>
        <source>The mean of the opponents&apos; performance ratings.</source>
        <translation>Trung bình hệ số hiệu suất của các đối phương.</translation>
    </message>
    <message>
        <source>The mean of the opponents&apos; perfect performances.</source>
        <translation>Trung bình hiệu suất hoàn hảo của các đối phương.</translation>
    </message>
    <message>
        <source>The player&apos;s own rating; the higher comes first.</source>
        <translation>Hệ số Elo của chính đấu thủ; cao hơn đứng trước.</translation>
    </message>
    <message>
        <source>A team has match points and game points; one of them ranks first, and the other can serve as a tie-break.</source>
        <translation>Một đội có điểm trận và điểm ván; một loại dùng để xếp hạng chính, loại kia có thể làm hệ số phụ.</translation>
    </message>
    <message>
        <source>Each game point is multiplied by the number of its board; the team with the lower sum is first.</source>
        <translation>Mỗi điểm ván nhân với số bàn; đội có tổng nhỏ hơn đứng trước.</translation>
    </message>
    <message>
        <source>The points on board 1 decide, then those on board 2, and so on.</source>
        <translation>Xét điểm bàn 1, rồi đến bàn 2, và cứ thế.</translation>
    </message>
    <message>
        <source>The points on all boards but the last decide, then on all but the last two, and so on.</source>
        <translation>Xét điểm mọi bàn trừ bàn cuối, rồi mọi bàn trừ hai bàn cuối, và cứ thế.</translation>
    </message>
    <message>
        <source>The other of match points and game points than the one that ranks.</source>
        <translation>Loại điểm còn lại trong hai loại: điểm trận và điểm ván.</translation>
    </message>
    <message>
        <source>Sonneborn-Berger of teams: the opponents&apos; match points times the match points won against them.</source>
        <translation>Sonneborn-Berger đồng đội: điểm trận của đối phương nhân với điểm trận giành được.</translation>
    </message>
    <message>
        <source>Sonneborn-Berger of teams: the opponents&apos; match points times the game points won against them.</source>
        <translation>Sonneborn-Berger đồng đội: điểm trận của đối phương nhân với điểm ván giành được.</translation>
    </message>
    <message>
        <source>Sonneborn-Berger of teams: the opponents&apos; game points times the match points won against them.</source>
        <translation>Sonneborn-Berger đồng đội: điểm ván của đối phương nhân với điểm trận giành được.</translation>
    </message>
    <message>
        <source>Sonneborn-Berger of teams: the opponents&apos; game points times the game points won against them.</source>
        <translation>Sonneborn-Berger đồng đội: điểm ván của đối phương nhân với điểm ván giành được.</translation>
    </message>
    <message>
        <source>Direct encounter of teams that goes on with the other kind of points where the first leaves a tie.</source>
        <translation>Đối kháng trực tiếp của các đội, xét tiếp bằng loại điểm kia khi loại đầu chưa phân định.</translation>
    </message>
    <message>
        <source>Teams that the ranking points leave tied are compared by the other kind of points from the same matches.</source>
        <translation>Các đội còn bằng nhau theo điểm chính được so bằng loại điểm kia trong cùng những trận đó.</translation>
    </message>
    <message>
        <source>When exactly two teams are still tied, their points by board decide.</source>
        <translation>Khi chỉ còn đúng hai đội bằng nhau thì điểm theo bàn của họ quyết định.</translation>
    </message>
    <message>
        <source>A smaller group of teams that is still tied starts again from the beginning.</source>
        <translation>Nhóm nhỏ hơn các đội vẫn bằng nhau được xét lại từ đầu.</translation>
    </message>
    <message>
        <source>The team&apos;s secondary score plus its Buchholz divided by a factor that brings both to one scale.</source>
        <translation>Điểm phụ của đội cộng với Buchholz chia cho một hệ số để hai số cùng thang.</translation>
    </message>
    <message>
        <source>The lowest value is left out.</source>
        <translation>Bỏ giá trị thấp nhất.</translation>
    </message>
    <message>
        <source>The two lowest values are left out.</source>
        <translation>Bỏ hai giá trị thấp nhất.</translation>
    </message>
    <message>
        <source>The lowest and the highest value are left out.</source>
        <translation>Bỏ giá trị thấp nhất và giá trị cao nhất.</translation>
    </message>
    <message>
        <source>The two lowest and the two highest values are left out.</source>
        <translation>Bỏ hai giá trị thấp nhất và hai giá trị cao nhất.</translation>
    </message>
    <message>
        <source>Where all pairings are known beforehand, as in a round robin, unplayed games count with their points as they are.</source>
        <translation>Khi mọi cặp đấu đã định trước, như thể thức vòng tròn, các ván không thi đấu được tính đúng số điểm đã ghi.</translation>
    </message>
    <message>
        <source>A round is voluntarily unplayed (VUR) when the player asked for a half-point or zero-point bye, stayed away or lost by forfeit.</source>
        <translation>Một ván là chủ động không thi đấu (VUR) khi đấu thủ xin miễn đấu nửa điểm hoặc không điểm, vắng mặt hoặc thua do vắng đấu.</translation>
    </message>
    <message>
        <source>A pairing-allocated bye or a full-point bye counts for the opponents with the points awarded.</source>
        <translation>Miễn đấu theo bốc thăm hoặc trọn điểm được tính cho đối phương đúng số điểm được trao.</translation>
    </message>
    <message>
        <source>A game won by forfeit counts for the opponents with the points awarded.</source>
        <translation>Ván thắng do đối phương vắng được tính cho đối phương đúng số điểm được trao.</translation>
    </message>
    <message>
        <source>A requested bye counts with the points awarded when the player was available again in a later round.</source>
        <translation>Miễn đấu theo yêu cầu được tính đúng số điểm được trao nếu sau đó đấu thủ còn có ván có khả năng thi đấu.</translation>
    </message>
    <message>
        <source>A game lost by forfeit counts with the points awarded, that is as a loss.</source>
        <translation>Ván thua do vắng đấu được tính đúng số điểm được trao, tức là thua.</translation>
    </message>
    <message>
        <source>A requested bye after which the player was never available again counts as a draw.</source>
        <translation>Miễn đấu theo yêu cầu mà sau đó không còn ván nào có khả năng thi đấu được tính như hòa.</translation>
    </message>
    <message>
        <source>For the tie-breaks of the opponents a player&apos;s points are adjusted: certain unplayed rounds count as draws.</source>
        <translation>Khi tính hệ số phụ cho đối phương, điểm của đấu thủ được điều chỉnh: một số ván không thi đấu được tính như hòa.</translation>
    </message>
    <message>
        <source>A player&apos;s own unplayed round counts as a game against a dummy who has the same points as the player, with the result that fits the points awarded.</source>
        <translation>Ván không thi đấu của chính đấu thủ được coi là ván với người nộm có số điểm bằng đấu thủ, kết quả ứng với điểm được trao.</translation>
    </message>
    <message>
        <source>For a forfeit the dummy has no more than the adjusted points of the opponent who was scheduled.</source>
        <translation>Với ván phân định do vắng mặt, người nộm có không quá điểm điều chỉnh của đối phương đã được xếp.</translation>
    </message>
    <message>
        <source>For other unplayed rounds the dummy has no more than half of the points of all rounds.</source>
        <translation>Với các ván không thi đấu khác, người nộm có không quá số điểm của hòa ở tất cả các ván.</translation>
    </message>
    <message>
        <source>When values are cut, a voluntarily unplayed round is cut first, unless that would cost less than the lowest value does.</source>
        <translation>Khi cắt bớt giá trị, ván chủ động không thi đấu (VUR) bị bỏ trước, trừ khi nó ít hơn giá trị thấp nhất.</translation>
    </message>
    <message>
        <source>Standard play gives each player at least 60 minutes for 60 moves, with more for higher ratings; rapid is more than 10 and less than 60 minutes; blitz is more than 3 and at most 10.</source>
        <translation>Cờ tiêu chuẩn cho mỗi bên ít nhất 60 phút cho 60 nước, hệ số cao hơn thì nhiều hơn; cờ nhanh trên 10 và dưới 60 phút; cờ chớp trên 3 và không quá 10 phút.</translation>
    </message>
    <message>
        <source>Games that were not played, by forfeit or for any other reason, are not rated.</source>
        <translation>Ván không diễn ra, vì bỏ cuộc hay lý do khác, không tính hệ số.</translation>
    </message>
    <message>
        <source>A player whose rating falls below 1400 is listed as unrated and treated as unrated from then on.</source>
        <translation>Người có hệ số xuống dưới 1400 được ghi là chưa có hệ số và từ đó được coi là chưa có hệ số.</translation>
    </message>
    <message>
        <source>Table 8.1.1 turns a percentage score into a rating difference dp.</source>
        <translation>Bảng 8.1.1 đổi tỷ lệ điểm thành chênh lệch hệ số dp.</translation>
    </message>
    <message>
        <source>Table 8.1.2 turns a rating difference into the expected score PD of each of the two players.</source>
        <translation>Bảng 8.1.2 đổi chênh lệch hệ số thành điểm kỳ vọng PD của mỗi người.</translation>
    </message>
    <message>
        <source>If a newcomer scores nothing in the first event, that event is disregarded for the first rating.</source>
        <translation>Nếu người mới không được điểm nào ở giải đầu tiên, giải đó bị bỏ khi tính hệ số đầu tiên.</translation>
    </message>
    <message>
        <source>For a first rating two imagined draws against players of 1800 are added to the games.</source>
        <translation>Khi tính hệ số đầu tiên, thêm hai ván hòa giả định với người 1800.</translation>
    </message>
    <message>
        <source>The first rating is the average of the opponents plus the difference of the table, rounded, at most 2200; it needs five games and 1400.</source>
        <translation>Hệ số đầu tiên là trung bình đối phương cộng chênh lệch theo bảng, làm tròn, tối đa 2200; cần năm ván và 1400.</translation>
    </message>
    <message>
        <source>Rated players who meet an unrated player do not have that game rated.</source>
        <translation>Người có hệ số gặp người chưa có hệ số thì ván đó không tính cho người có hệ số.</translation>
    </message>
    <message>
        <source>A difference of more than 400 points counts as 400 points; since October 2025, in standard play, only for players rated below 2650.</source>
        <translation>Chênh lệch hơn 400 điểm tính là 400 điểm; từ tháng 10/2025, ở cờ tiêu chuẩn, chỉ áp dụng cho người dưới 2650.</translation>
    </message>
    <message>
        <source>For each game the expected score is taken from the score; the sum times K is the change.</source>
        <translation>Mỗi ván lấy điểm đạt được trừ điểm kỳ vọng; tổng nhân K là thay đổi.</translation>
    </message>
    <message>
        <source>K is 40 for new players until 30 games and for juniors under 2300, 20 below 2400, 10 from 2400 on; K times the games of the period is at most 700.</source>
        <translation>K là 40 cho người mới đến khi đủ 30 ván và cho đấu thủ trẻ dưới 2300, 20 khi dưới 2400, 10 từ khi đạt 2400; K nhân số ván trong kỳ không quá 700.</translation>
    </message>
    <message>
        <source>The changes of a month are added up and rounded once to a whole number, halves away from zero.</source>
        <translation>Thay đổi trong tháng được cộng lại và làm tròn một lần thành số nguyên, nửa điểm làm tròn xa số 0.</translation>
    </message>
    <message>
        <source>The performance rating is the rounded average of the opponents plus the table value for the percentage score.</source>
        <translation>Hệ số hiệu suất là trung bình đối phương đã làm tròn cộng giá trị bảng theo tỷ lệ điểm.</translation>
    </message>
    <message>
        <source>Two players meet at most once in a tournament. A game that was won or lost without play does not count: they may meet later.</source>
        <translation>Hai đấu thủ chỉ gặp nhau nhiều nhất một lần trong giải. Ván thắng thua mà không thi đấu thì không tính: họ có thể gặp nhau sau đó.</translation>
    </message>
    <message>
        <source>When the number of players to be paired is odd, one of them has no opponent and no colour, and gets the points of a win unless the tournament says otherwise.</source>
        <translation>Khi số đấu thủ cần xếp là lẻ, một người không có đối phương, không có màu quân và được điểm như một ván thắng, trừ khi điều lệ giải quy định khác.</translation>
    </message>
    <message>
        <source>Who already had a pairing-allocated bye, or scored as much as a win in one round without playing, does not get it.</source>
        <translation>Người đã được miễn đấu theo bốc thăm, hoặc đã có điểm như một ván thắng trong một ván không thi đấu, thì không được miễn đấu nữa.</translation>
    </message>
    <message>
        <source>A scoregroup is all players with the same score. A bracket is one scoregroup together with the players whom the group above could not pair.</source>
        <translation>Nhóm điểm gồm tất cả đấu thủ cùng điểm. Khi xếp, nhóm điểm nhận thêm những người mà nhóm trên không xếp được.</translation>
    </message>
    <message>
        <source>Players who moved down form the upper half and all others of the group the lower half; in a group by itself the first half by number meets the second. Who moved down but cannot be paired here waits for the next group.</source>
        <translation>Những người từ trên xuống là nửa trên, những người còn lại của nhóm là nửa dưới; trong nhóm cùng điểm thì nửa đầu theo số thứ tự gặp nửa sau. Người từ trên xuống mà không xếp được ở đây thì chờ nhóm tiếp theo.</translation>
    </message>
    <message>
        <source>The first of the upper half is set against the first of the lower half, the second against the second, and so on.</source>
        <translation>Người thứ nhất của nửa trên gặp người thứ nhất của nửa dưới, người thứ hai gặp người thứ hai, và cứ thế.</translation>
    </message>
    <message>
        <source>Of two pairings the better one is that which fares better by the first rule that tells them apart; if none does, the one that comes earlier in the order is taken.</source>
        <translation>Trong hai cách xếp, cách tốt hơn là cách hơn ở tiêu chí đầu tiên phân biệt được; nếu không có tiêu chí nào phân biệt thì lấy cách đứng trước theo thứ tự.</translation>
    </message>
    <message>
        <source>When players of different scores meet, the higher one gets a downfloat and the lower one an upfloat. Whoever does not play in a round, for whatever reason, gets a downfloat too.</source>
        <translation>Khi hai người khác điểm gặp nhau, người nhiều điểm hơn bị tính là thả nổi xuống, người ít điểm hơn là thả nổi lên. Ai không thi đấu ở một ván, vì bất cứ lý do gì, cũng bị tính là thả nổi xuống.</translation>
    </message>
    <message>
        <source>Groups are paired from the highest score down. Where those below could no longer all be paired, the lowest groups are joined and paired together.</source>
        <translation>Các nhóm được xếp từ điểm cao xuống điểm thấp. Nếu những người ở dưới không còn xếp đủ cặp được thì các nhóm thấp nhất gộp lại và xếp chung.</translation>
    </message>
    <message>
        <source>The score differences of the pairs are as small as possible, compared from the greatest. Whoever floats down counts as meeting one point less than the lowest score of the bracket.</source>
        <translation>Chênh lệch điểm của các cặp nhỏ nhất có thể, so từ chênh lệch lớn nhất. Người bị thả nổi xuống được coi như gặp mức điểm thấp hơn 1 điểm so với điểm thấp nhất của nhóm.</translation>
    </message>
    <message>
        <source>As few players as possible get the same downfloat as in the previous round.</source>
        <translation>Càng ít người càng tốt lại bị thả nổi xuống như ở ván trước.</translation>
    </message>
    <message>
        <source>As few players as possible get the same upfloat as in the previous round.</source>
        <translation>Càng ít người càng tốt lại thả nổi lên như ở ván trước.</translation>
    </message>
    <message>
        <source>As few players as possible get the same downfloat as two rounds before.</source>
        <translation>Càng ít người càng tốt lại bị thả nổi xuống như ở ván cách đây hai ván.</translation>
    </message>
    <message>
        <source>As few players as possible get the same upfloat as two rounds before.</source>
        <translation>Càng ít người càng tốt lại thả nổi lên như ở ván cách đây hai ván.</translation>
    </message>
    <message>
        <source>Players who get the same downfloat as in the previous round have the smallest possible score differences.</source>
        <translation>Người lại bị thả nổi xuống như ở ván trước có chênh lệch điểm nhỏ nhất có thể.</translation>
    </message>
    <message>
        <source>Players who get the same upfloat as in the previous round have the smallest possible score differences.</source>
        <translation>Người lại thả nổi lên như ở ván trước có chênh lệch điểm nhỏ nhất có thể.</translation>
    </message>
    <message>
        <source>Players who get the same downfloat as two rounds before have the smallest possible score differences.</source>
        <translation>Người lại bị thả nổi xuống như ở ván cách đây hai ván có chênh lệch điểm nhỏ nhất có thể.</translation>
    </message>
    <message>
        <source>Players who get the same upfloat as two rounds before have the smallest possible score differences.</source>
        <translation>Người lại thả nổi lên như ở ván cách đây hai ván có chênh lệch điểm nhỏ nhất có thể.</translation>
    </message>
    <message>
        <source>At most two rounds are played a day, at one time control; one norm of an application for GM or WGM comes from an event with one round a day on at least three days.</source>
        <translation>Mỗi ngày nhiều nhất hai vòng, cùng một thể lệ thời gian; một chuẩn trong hồ sơ GM hoặc WGM phải từ giải có ít nhất ba ngày chỉ đánh một vòng.</translation>
    </message>
    <message>
        <source>A norm takes at least nine games.</source>
        <translation>Một chuẩn cần ít nhất chín ván.</translation>
    </message>
    <message>
        <source>Eight games of a nine-round event are enough when the ninth was won by forfeit or was a pairing-allocated bye and the result stands over the eight.</source>
        <translation>Tám ván của giải chín vòng là đủ khi ván thứ chín thắng do đối phương bỏ cuộc hoặc là bye, và kết quả đạt trên tám ván.</translation>
    </message>
    <message>
        <source>Every full point above the required score makes the norm count one game more.</source>
        <translation>Mỗi điểm tròn vượt số điểm cần có làm chuẩn được tính thêm một ván.</translation>
    </message>
    <message>
        <source>Once the result stands, later games may be left out, except where all pairings were known beforehand.</source>
        <translation>Khi kết quả đã đạt, có thể bỏ các ván sau, trừ khi mọi cặp đấu đã biết trước.</translation>
    </message>
    <message>
        <source>Games against beaten opponents may be left out as long as the rest fulfils everything.</source>
        <translation>Có thể bỏ các ván thắng miễn là phần còn lại vẫn đủ mọi điều kiện.</translation>
    </message>
    <message>
        <source>Only games really played over the board against players of FIDE federations count.</source>
        <translation>Chỉ tính các ván thực sự đánh trên bàn với đấu thủ của các liên đoàn thuộc FIDE.</translation>
    </message>
    <message>
        <source>If the opponent of the last round does not come and the game is needed for the number of games, it may count as a lost game.</source>
        <translation>Nếu đối phương vòng cuối không đến và cần ván này cho đủ số ván, có thể tính là ván thua.</translation>
    </message>
    <message>
        <source>The opponents come from at least two federations other than the player&apos;s own.</source>
        <translation>Đối phương phải thuộc ít nhất hai liên đoàn khác liên đoàn của đấu thủ.</translation>
    </message>
    <message>
        <source>The demands on federations fall away in some championships, and in Swiss events with 20 rated guests of three federations, ten of them title holders, in every round.</source>
        <translation>Không xét yêu cầu về liên đoàn ở một số giải vô địch, và ở giải Thụy Sĩ mà vòng nào cũng có 20 khách có hệ số thuộc ba liên đoàn, mười người có danh hiệu.</translation>
    </message>
    <message>
        <source>At most three fifths of the opponents are of the player&apos;s own federation and at most two thirds of any one.</source>
        <translation>Nhiều nhất ba phần năm đối phương cùng liên đoàn với đấu thủ và nhiều nhất hai phần ba thuộc một liên đoàn.</translation>
    </message>
    <message>
        <source>At least half of the opponents hold a title, and a third of them, three at least, one of the norm&apos;s own level or above.</source>
        <translation>Ít nhất một nửa đối phương có danh hiệu, và một phần ba, tối thiểu ba người, có danh hiệu từ mức của chuẩn trở lên.</translation>
    </message>
    <message>
        <source>The lowest opponent may be lifted to the floor of the norm; other unrated opponents count as 1400.</source>
        <translation>Đối phương thấp nhất có thể được nâng lên mức sàn của chuẩn; đối phương khác chưa có hệ số tính là 1400.</translation>
    </message>
    <message>
        <source>The average of the opponents, rounded, reaches 2380 for GM, 2230 for IM, 2180 for WGM and 2030 for WIM.</source>
        <translation>Trung bình đối phương, làm tròn, đạt 2380 cho GM, 2230 cho IM, 2180 cho WGM và 2030 cho WIM.</translation>
    </message>
    <message>
        <source>The performance reaches 2600 for GM, 2450 for IM, 2400 for WGM and 2250 for WIM, with at least 35 % of the points.</source>
        <translation>Hệ số hiệu suất đạt 2600 cho GM, 2450 cho IM, 2400 cho WGM và 2250 cho WIM, với ít nhất 35 % số điểm.</translation>
    </message>
    <message>
        <source>One norm of an application comes from a Swiss event with at least 40 players averaging 2000 in every round, or from one of the named championships.</source>
        <translation>Một chuẩn trong hồ sơ phải từ giải Thụy Sĩ mà vòng nào cũng có ít nhất 40 đấu thủ với trung bình 2000, hoặc từ một giải vô địch được nêu tên.</translation>
    </message>
    <message>
        <source>A wrong result, colour or pairing that comes to light too late to be corrected in the event is corrected in the rating report only.</source>
        <translation>Kết quả, màu quân hay cặp đấu sai mà phát hiện quá muộn để sửa trong giải thì chỉ sửa trong báo cáo rating.</translation>
    </message>
    <message>
        <source>Who leaves a round robin before half of the games has no place; the games stay in the table and count for nobody.</source>
        <translation>Người rời giải vòng tròn khi chưa đấu xong một nửa số ván thì không được xếp hạng; các ván đó vẫn nằm trong bảng nhưng không tính cho ai.</translation>
    </message>
    <message>
        <source>Five steps are tried in this order, and the first that decides counts: the drawn colour where neither has played, both preferences, the stronger preference, alternation, the higher rank.</source>
        <translation>Xét năm bước theo thứ tự, bước nào quyết định được thì dừng: màu bốc thăm khi cả hai chưa đấu ván nào, ưu tiên của cả hai, ưu tiên mạnh hơn, luân phiên, người xếp trên.</translation>
    </message>
    <message>
        <source>A player who has not played a game yet prefers Black, mildly.</source>
        <translation>Người chưa đấu ván nào có ưu tiên nhẹ là Đen.</translation>
    </message>
    <message>
        <source>As few as possible come up from lower groups, and those with the most points; then as few as possible miss their colour preference; then, but for the last round, as few as possible come up again who came up as often as anybody should, or in the previous round.</source>
        <translation>Càng ít người từ nhóm dưới lên càng tốt, và là những người nhiều điểm nhất; rồi càng ít người không được màu ưu tiên càng tốt; rồi, trừ ván cuối, càng ít người đã lên đủ số lần cho phép hoặc vừa lên ở ván trước phải lên nữa càng tốt.</translation>
    </message>
    <message>
        <source>Two players meet at most once, and two with the same absolute colour preference never.</source>
        <translation>Hai đấu thủ gặp nhau nhiều nhất một lần; hai người cùng ưu tiên tuyệt đối một màu thì không gặp nhau.</translation>
    </message>
    <message>
        <source>The bye is given before anything is paired: to the lowest score, then to who has played the most games, then to the last number.</source>
        <translation>Chọn người miễn đấu trước khi xếp: người ít điểm nhất, rồi người đã đấu nhiều ván nhất, rồi người có số thứ tự cuối.</translation>
    </message>
    <message>
        <source>A group that cannot be paired within itself takes players from lower groups, as few as possible.</source>
        <translation>Nhóm không tự xếp được thì lấy người từ nhóm dưới lên, càng ít càng tốt.</translation>
    </message>
    <message>
        <source>Of sets that are as good the first is taken, by score and then by number.</source>
        <translation>Trong các cách chọn tốt như nhau, lấy cách đầu tiên theo điểm rồi theo số thứ tự.</translation>
    </message>
    <message>
        <source>Where the halves are unequal, or some of one half must meet each other, players change halves, those nearest the middle first.</source>
        <translation>Khi hai nửa không bằng nhau, hoặc trong một nửa có người phải gặp nhau, thì chuyển người sang nửa kia, bắt đầu từ người ở giữa.</translation>
    </message>
    <message>
        <source>The half that is to have White stands by the average rating of the opponents met; each of it in turn meets the first of the other half, by number, whom he can.</source>
        <translation>Nửa cầm Trắng xếp theo Elo trung bình của các đối phương đã gặp; lần lượt từng người gặp người đầu tiên theo số thứ tự của nửa kia mà mình có thể gặp.</translation>
    </message>
    <message>
        <source>Players of a group are ranked by the Buchholz of the moment, then Sonneborn-Berger, then the number.</source>
        <translation>Trong nhóm xếp theo Buchholz tính đến lúc này, rồi Sonneborn-Berger, rồi số thứ tự.</translation>
    </message>
    <message>
        <source>As many pairs as possible; those who leave the group have as few points as possible; then the next group as good as possible; then as few as possible miss their colour preference.</source>
        <translation>Càng nhiều cặp càng tốt; người rời nhóm càng ít điểm càng tốt; rồi nhóm tiếp theo xếp được tốt nhất; rồi càng ít người không được màu ưu tiên càng tốt.</translation>
    </message>
    <message>
        <source>The bye is given before anything is paired: to the lowest score, then to who has played the most games, then to the last rank.</source>
        <translation>Chọn người miễn đấu trước khi xếp: người ít điểm nhất, rồi người đã đấu nhiều ván nhất, rồi người xếp cuối.</translation>
    </message>
    <message>
        <source>Of pairings that are as good the one is taken in which the first by the Index meets the last, then the second the last who is left, and so on.</source>
        <translation>Trong các cách xếp tốt như nhau, lấy cách mà người đứng đầu theo chỉ số Burstein gặp người đứng cuối, rồi người thứ hai gặp người cuối còn lại, và cứ thế.</translation>
    </message>
    <message>
        <source>Two teams meet at most once; a match that nobody played is no meeting.</source>
        <translation>Hai đội gặp nhau nhiều nhất một lần; trận không ai đấu không tính là đã gặp.</translation>
    </message>
    <message>
        <source>A team that has had the bye, a match won by forfeit or a full-point bye does not get the bye.</source>
        <translation>Đội đã được miễn đấu, đã thắng một trận do đối phương bỏ, hoặc đã nghỉ được trọn điểm thì không được miễn đấu nữa.</translation>
    </message>
    <message>
        <source>The teams that are not yet paired must always allow a complete pairing.</source>
        <translation>Các đội chưa xếp phải luôn xếp được hết.</translation>
    </message>
    <message>
        <source>As few teams as possible come up from lower scores.</source>
        <translation>Càng ít đội từ nhóm ít điểm hơn lên càng tốt.</translation>
    </message>
    <message>
        <source>Those who come up have as many points as possible.</source>
        <translation>Các đội lên càng nhiều điểm càng tốt.</translation>
    </message>
    <message>
        <source>The group below must still be pairable as well as its number allows.</source>
        <translation>Nhóm dưới vẫn phải xếp được tốt như số đội cho phép.</translation>
    </message>
    <message>
        <source>But for the last two rounds: as few as possible come up that met another score in the round before.</source>
        <translation>Trừ hai ván cuối: càng ít đội phải lên ngay sau ván gặp đội khác điểm càng tốt.</translation>
    </message>
    <message>
        <source>As few teams as possible miss the colour they prefer.</source>
        <translation>Càng ít đội không được màu ưu tiên càng tốt.</translation>
    </message>
    <message>
        <source>As few teams as possible miss a colour they strongly prefer.</source>
        <translation>Càng ít đội không được màu ưu tiên mạnh càng tốt.</translation>
    </message>
    <message>
        <source>But for the last two rounds: as few as possible meet a team from below that met another score in the round before.</source>
        <translation>Trừ hai ván cuối: càng ít đội phải gặp đội từ dưới lên ngay sau ván gặp đội khác điểm càng tốt.</translation>
    </message>
    <message>
        <source>The bye goes, before anything is paired, to the lowest score, then to the team with the most matches played, then to the largest number.</source>
        <translation>Trước khi xếp, chọn đội miễn đấu: đội ít điểm nhất, rồi đội đã đấu nhiều trận nhất, rồi đội có số thứ tự lớn nhất.</translation>
    </message>
    <message>
        <source>Of sets that are as good the first counts, by score and then by number.</source>
        <translation>Trong các cách chọn tốt như nhau, lấy cách đầu tiên theo điểm rồi theo số thứ tự.</translation>
    </message>
    <message>
        <source>Of pairings that are as good the first counts: the smaller numbers of all pairs in order, then their opponents.</source>
        <translation>Trong các cách xếp tốt như nhau, lấy cách đầu tiên: so các số nhỏ của mọi cặp theo thứ tự, rồi so đối phương của chúng.</translation>
    </message>
    <message>
        <source>The colour of a team is that of its first board; the other boards follow the pattern of the event.</source>
        <translation>Màu quân của đội là màu của bàn 1; các bàn khác theo quy ước của giải.</translation>
    </message>
    <message>
        <source>Where neither has played, the first team of the two gets the drawn colour if its number is odd.</source>
        <translation>Khi cả hai chưa đấu, đội đứng trước nhận màu bốc thăm nếu số thứ tự lẻ.</translation>
    </message>
    <message>
        <source>If only one team has a preference it is granted.</source>
        <translation>Chỉ một đội có ưu tiên thì đáp ứng đội đó.</translation>
    </message>
    <message>
        <source>Preferences for different colours are both granted.</source>
        <translation>Ưu tiên khác màu thì đáp ứng cả hai.</translation>
    </message>
    <message>
        <source>Of equal preferences the strong one is granted.</source>
        <translation>Cùng ưu tiên một màu thì đáp ứng ưu tiên mạnh.</translation>
    </message>
    <message>
        <source>The team with the lower colour difference gets White.</source>
        <translation>Đội có hiệu số màu quân nhỏ hơn cầm Trắng.</translation>
    </message>
    <message>
        <source>The colours are the other way round than in the last round in which they differed.</source>
        <translation>Đảo màu so với ván gần nhất mà hai đội khác màu.</translation>
    </message>
    <message>
        <source>The preference of the first team of the two is granted.</source>
        <translation>Đáp ứng ưu tiên của đội đứng trước.</translation>
    </message>
    <message>
        <source>The first team of the two gets the other colour than in its last match.</source>
        <translation>Đội đứng trước đổi màu so với trận gần nhất.</translation>
    </message>
    <message>
        <source>The other team gets the other colour than in its last match.</source>
        <translation>Đội kia đổi màu so với trận gần nhất.</translation>
    </message>
    <message>
        <source>European team rules: the fixed order of all members is handed in before round 1.</source>
        <translation>Điều lệ đồng đội châu Âu: thứ tự cố định của mọi thành viên được nộp trước ván 1.</translation>
    </message>
    <message>
        <source>European team rules: each round a list of who plays is handed in by a deadline.</source>
        <translation>Điều lệ đồng đội châu Âu: mỗi vòng nộp danh sách người thi đấu đúng hạn.</translation>
    </message>
    <message>
        <source>European team rules: a game on a board that is filled out of order is lost.</source>
        <translation>Điều lệ đồng đội châu Âu: ván ở bàn xếp sai thứ tự bị xử thua.</translation>
    </message>
    <message>
        <source>European team rules: with a player who is not on the list the match is lost.</source>
        <translation>Điều lệ đồng đội châu Âu: dùng người không có trong danh sách thì trận bị xử thua.</translation>
    </message>
    <message>
        <source>The rules of the event may treat unplayed rounds otherwise, if they say so before it begins.</source>
        <translation>Điều lệ giải có thể tính các ván không đấu theo cách khác, nếu nói trước khi giải bắt đầu.</translation>
    </message>
    <message>
        <source>The first game of a match: five steps are tried in this order, and the first that decides counts.</source>
        <translation>Ván đầu của trận: năm bước được xét theo thứ tự này, bước đầu tiên phân định được thì tính.</translation>
    </message>
    <message>
        <source>Where neither has had a match yet, the higher ranked player gets the drawn colour when his pairing number is odd, and the other colour when it is even.</source>
        <translation>Khi cả hai chưa đấu trận nào, người xếp trên được màu đã bốc thăm nếu số hạt giống của người đó lẻ, và màu kia nếu chẵn.</translation>
    </message>
    <message>
        <source>Who began fewer matches with White begins with White.</source>
        <translation>Ai mở ít trận với quân Trắng hơn thì nay cầm Trắng trước.</translation>
    </message>
    <message>
        <source>Otherwise the colours of the most recent first games in which one had White and the other Black are turned round.</source>
        <translation>Nếu không, đổi lại màu của lần gần nhất mà ở ván đầu một người cầm Trắng còn người kia cầm Đen.</translation>
    </message>
    <message>
        <source>Otherwise the higher ranked player changes from the colour of his last first game.</source>
        <translation>Nếu không, người xếp trên đổi màu so với ván đầu gần nhất của mình.</translation>
    </message>
    <message>
        <source>Otherwise the other player changes from the colour of his last first game.</source>
        <translation>Nếu không, người còn lại đổi màu so với ván đầu gần nhất của mình.</translation>
    </message>
    <message>
        <source>In the second game of a match the two change colours.</source>
        <translation>Ở ván thứ hai của trận, hai người đổi màu.</translation>
    </message>
    <message>
        <source>As few players as possible come up from below, with as high scores as possible; the next group must still be pairable; then, but for the last match, as few as possible who met another score in the match before.</source>
        <translation>Càng ít người bị đưa lên từ dưới càng tốt, và điểm của họ càng cao càng tốt; nhóm kế tiếp phải còn ghép được; rồi, trừ trận cuối, càng ít người vừa gặp người khác điểm ở trận trước càng tốt.</translation>
    </message>
    <message>
        <source>Two players have at most one match; one in which somebody forfeited both games is no match.</source>
        <translation>Hai người chỉ đấu với nhau nhiều nhất một trận; trận có người bỏ cả hai ván thì không tính.</translation>
    </message>
    <message>
        <source>The bye is given before anything is paired: to the lowest score, then to who has played the most matches, then to the last number. It is worth a win and a draw.</source>
        <translation>Miễn đấu được trao trước khi ghép cặp: cho người ít điểm nhất, rồi người đã đấu nhiều trận nhất, rồi người có số lớn nhất. Nó bằng một thắng và một hòa.</translation>
    </message>
    <message>
        <source>In a pair the smaller number is the top, the other the bottom. Of pairings that are as good the one is taken whose tops, and then whose bottoms, come first in order.</source>
        <translation>Trong một cặp, số nhỏ hơn là người trên, số kia là người dưới. Trong các cách ghép tốt như nhau, lấy cách mà dãy người trên, rồi dãy người dưới, đứng trước.</translation>
    </message>
</context>
<context>
    <name>Change</name>
    <message>
        <source>Round %1: result of %2 – %3 cleared</source>
        <translation>Ván %1: xóa kết quả %2 – %3</translation>
    </message>
    <message>
        <source>Round %1: %2 – %3 %4</source>
        <translation>Ván %1: %2 – %3 %4</translation>
    </message>
    <message>
        <source>Section added: %1</source>
        <translation>Thêm bảng: %1</translation>
    </message>
    <message>
        <source>Section removed: %1</source>
        <translation>Bỏ bảng: %1</translation>
    </message>
    <message>
        <source>Names, places and dates changed</source>
        <translation>Sửa tên, nơi và ngày thi đấu</translation>
    </message>
    <message>
        <source>List of tie-breaks changed</source>
        <translation>Sửa danh sách hệ số phụ</translation>
    </message>
    <message>
        <source>Prohibited pairs changed</source>
        <translation>Sửa các cặp không được gặp nhau</translation>
    </message>
    <message>
        <source>Rules changed</source>
        <translation>Sửa điều lệ</translation>
    </message>
    <message>
        <source>Player added: %1</source>
        <translation>Thêm đấu thủ: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n players added</source>
        <translation>
            <numerusform>Thêm %n đấu thủ</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 withdrawn from round %2 on</source>
        <translation>%1 bỏ cuộc từ ván %2</translation>
    </message>
    <message>
        <source>Record of %1 changed</source>
        <translation>Sửa hồ sơ của %1</translation>
    </message>
    <message numerus="yes">
        <source>%n players removed</source>
        <translation>
            <numerusform>Bỏ %n đấu thủ</numerusform>
        </translation>
    </message>
    <message>
        <source>Starting numbers changed</source>
        <translation>Đánh lại số thứ tự</translation>
    </message>
    <message>
        <source>Requested byes changed</source>
        <translation>Sửa miễn đấu theo yêu cầu</translation>
    </message>
    <message>
        <source>Round %1 paired by hand</source>
        <translation>Xếp cặp ván %1 bằng tay</translation>
    </message>
    <message>
        <source>Round %1 paired</source>
        <translation>Bốc thăm ván %1</translation>
    </message>
    <message>
        <source>Pairing of round %1 taken back</source>
        <translation>Hủy bốc thăm ván %1</translation>
    </message>
    <message>
        <source>FIDE mode left</source>
        <translation>Rời chế độ FIDE</translation>
    </message>
    <message>
        <source>Complaint kept: %1</source>
        <translation>Ghi khiếu nại: %1</translation>
    </message>
    <message>
        <source>Event named %1</source>
        <translation>Đặt tên giải: %1</translation>
    </message>
    <message>
        <source>Section read again: %1</source>
        <translation>Đọc lại bảng: %1</translation>
    </message>
    <message>
        <source>Section moved: %1</source>
        <translation>Chuyển chỗ bảng: %1</translation>
    </message>
    <message>
        <source>Bonus and penalty points changed</source>
        <translation>Sửa điểm thưởng và điểm phạt</translation>
    </message>
    <message>
        <source>Teams changed</source>
        <translation>Sửa các đội</translation>
    </message>
    <message>
        <source>Players without a rating</source>
        <translation>Đấu thủ chưa có hệ số</translation>
    </message>
    <message>
        <source>Players without a FIDE ID</source>
        <translation>Đấu thủ chưa có mã FIDE</translation>
    </message>
    <message>
        <source>Odd number of players</source>
        <translation>Số đấu thủ lẻ</translation>
    </message>
    <message>
        <source>Withdrawn players</source>
        <translation>Đấu thủ bỏ giải</translation>
    </message>
    <message>
        <source>Late entries</source>
        <translation>Đấu thủ vào muộn</translation>
    </message>
    <message>
        <source>Checks before the pairing</source>
        <translation>Kiểm tra trước khi bốc thăm</translation>
    </message>
    <message>
        <source>%1 (level %2): %3</source>
        <translation>%1 (mức %2): %3</translation>
    </message>
    <message>
        <source>confirmed</source>
        <translation>đã xác nhận</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>đã hủy</translation>
    </message>
    <message>
        <source>acknowledged</source>
        <translation>đã biết</translation>
    </message>
    <message>
        <source>no result</source>
        <translation>chưa có kết quả</translation>
    </message>
    <message>
        <source>Player removed: %1</source>
        <translation>Xóa đấu thủ: %1</translation>
    </message>
    <message>
        <source>taken back: %1</source>
        <translation>hoàn tác: %1</translation>
    </message>
    <message>
        <source>done again: %1</source>
        <translation>làm lại: %1</translation>
    </message>
    <message>
        <source>Remarks to round %1 changed</source>
        <translation>Sửa ghi chú của ván %1</translation>
    </message>
    <message numerus="yes">
        <source>%n games adjourned</source>
        <translation>
            <numerusform>%n ván hoãn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sections imported</source>
        <translation>
            <numerusform>Nhập %n bảng</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players withdrawn</source>
        <translation>
            <numerusform>%n đấu thủ bỏ cuộc</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players come back</source>
        <translation>
            <numerusform>%n đấu thủ trở lại</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2, then %3)</source>
        <extracomment>a player&apos;s name, his number, and the number that he had</extracomment>
        <translation>%1 (%2, khi ấy %3)</translation>
    </message>
    <message>
        <source>%1 is now %2 %3</source>
        <translation>%1 nay là %2 %3</translation>
    </message>
    <message numerus="yes">
        <source>results of %n boards</source>
        <translation>
            <numerusform>kết quả %n bàn</numerusform>
        </translation>
    </message>
    <message>
        <source>check-in closed</source>
        <translation>đóng điểm danh</translation>
    </message>
    <message>
        <source>Prizes frozen after round %1</source>
        <translation>Chốt giải thưởng sau ván %1</translation>
    </message>
    <message>
        <source>Frozen prizes thawed</source>
        <translation>Mở lại giải thưởng đã chốt</translation>
    </message>
    <message numerus="yes">
        <source>Plan of the prizes with %n lists</source>
        <translation>
            <numerusform>Cơ cấu giải thưởng có %n danh sách</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sections set up</source>
        <translation>
            <numerusform>lập %n bảng</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>rules of %n sections</source>
        <translation>
            <numerusform>luật của %n bảng</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1, for the rating report only: %2 – %3 %4</source>
        <translation>Ván %1, chỉ cho báo cáo rating: %2 – %3 %4</translation>
    </message>
    <message>
        <source>How units are ranked changed</source>
        <translation>Đổi cách xếp hạng đơn vị</translation>
    </message>
    <message numerus="yes">
        <source>ratings of %n players taken from a list</source>
        <translation>
            <numerusform>lấy hệ số của %n đấu thủ từ danh sách</numerusform>
        </translation>
    </message>
    <message>
        <source>yes</source>
        <translation>có</translation>
    </message>
    <message>
        <source>no</source>
        <translation>không</translation>
    </message>
    <message numerus="yes">
        <source>and %n values more</source>
        <translation>
            <numerusform>và %n giá trị nữa</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1: line-up of %2 taken back</source>
        <translation>Ván %1: rút đội hình của %2</translation>
    </message>
    <message>
        <source>Round %1: line-up of %2</source>
        <translation>Ván %1: đội hình của %2</translation>
    </message>
    <message>
        <source>Points awarded to teams changed</source>
        <translation>Điểm cho các đội đã đổi</translation>
    </message>
    <message numerus="yes">
        <source>rounds published in %n sections</source>
        <translation>
            <numerusform>công bố ván ở %n bảng</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>rounds of %n sections taken back</source>
        <translation>
            <numerusform>rút lại ván của %n bảng</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>tables of %n sections</source>
        <translation>
            <numerusform>số bàn của %n bảng</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>list taken, %n players new in their sections</source>
        <translation>
            <numerusform>nhận danh sách, %n đấu thủ mới trong bảng</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round %1: match %2 with %n boards entered</source>
        <translation>
            <numerusform>Ván %1: đã nhập trận %2, %n bàn</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>Workstation for chess and xiangqi arbiters</source>
        <translation>Bàn làm việc của trọng tài cờ vua và cờ tướng</translation>
    </message>
    <message>
        <source>Event to open (.kydai), or a TRF, TUNX, CSV or JSON to import.</source>
        <translation>Giải cần mở (.kydai), hoặc tệp TRF, TUNX, CSV hay JSON cần nhập.</translation>
    </message>
    <message>
        <source>There is no display: the window cannot be shown. Start the program at the desktop, or use kydai-cli.</source>
        <translation>Không có màn hình: không thể mở cửa sổ. Hãy mở chương trình từ màn hình làm việc, hoặc dùng kydai-cli.</translation>
    </message>
</context>
<context>
    <name>DialogButtons</name>
    <message>
        <source>Save</source>
        <translation>Lưu</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Hủy</translation>
    </message>
</context>
<context>
    <name>Error</name>
    <message>
        <source>The file can&apos;t be opened. Check its name and that you are allowed to read it.</source>
        <translation>Không mở được tệp. Hãy kiểm tra tên tệp và quyền đọc tệp.</translation>
    </message>
    <message>
        <source>The file can&apos;t be read. Check that it is a file and that you are allowed to read it.</source>
        <translation>Không đọc được tệp. Hãy kiểm tra đó có phải là tệp và bạn có quyền đọc không.</translation>
    </message>
    <message>
        <source>The file can&apos;t be written. Check that the folder exists and that you are allowed to write there.</source>
        <translation>Không ghi được tệp. Hãy kiểm tra thư mục có tồn tại và bạn có quyền ghi vào đó không.</translation>
    </message>
    <message>
        <source>The disk is full. Nothing that you entered is lost; free some space and try again.</source>
        <translation>Ổ đĩa đã đầy. Những gì bạn đã nhập không bị mất; hãy giải phóng dung lượng rồi thử lại.</translation>
    </message>
    <message>
        <source>The file or its folder is read-only. Copy it to a folder where you are allowed to write.</source>
        <translation>Tệp hoặc thư mục chỉ cho phép đọc. Hãy chép tệp sang thư mục mà bạn có quyền ghi.</translation>
    </message>
    <message>
        <source>The event is open in another window or program. Close it there first.</source>
        <translation>Giải đang mở ở cửa sổ hoặc chương trình khác. Hãy đóng ở đó trước.</translation>
    </message>
    <message>
        <source>The file is damaged: it is not whole, or something else wrote into it.</source>
        <translation>Tệp bị hỏng: không còn nguyên vẹn, hoặc có thứ khác đã ghi vào.</translation>
    </message>
    <message>
        <source>The file was written by a newer version of Kỳ Đài. Update this program to open it.</source>
        <translation>Tệp do phiên bản Kỳ Đài mới hơn ghi. Hãy cập nhật chương trình để mở.</translation>
    </message>
    <message>
        <source>This is not an event file of Kỳ Đài. Tournament reports are brought in with Import.</source>
        <translation>Đây không phải là tệp giải của Kỳ Đài. Báo cáo giải đấu được đưa vào bằng lệnh Nhập.</translation>
    </message>
    <message>
        <source>The format of the file is not recognised. It should be a TRF report, a Swiss-Manager file, CSV, JSON or a .kydai event.</source>
        <translation>Không nhận ra định dạng tệp. Tệp phải là báo cáo TRF, tệp Swiss-Manager, CSV, JSON hoặc giải .kydai.</translation>
    </message>
    <message>
        <source>Something in the file is not as its format demands. Correct it there and open the file again.</source>
        <translation>Có chỗ trong tệp không đúng định dạng. Hãy sửa chỗ đó rồi mở lại tệp.</translation>
    </message>
    <message>
        <source>Something is given twice. Remove one of the two and try again.</source>
        <translation>Có mục bị ghi hai lần. Hãy bỏ một mục rồi thử lại.</translation>
    </message>
    <message>
        <source>Something names a player, team or round that isn&apos;t there. Correct the number and try again.</source>
        <translation>Có chỗ nhắc đến đấu thủ, đội hoặc ván không tồn tại. Hãy sửa lại số rồi thử lại.</translation>
    </message>
    <message>
        <source>A value is outside its limits. Correct it and try again.</source>
        <translation>Có giá trị vượt ngoài giới hạn. Hãy sửa lại rồi thử lại.</translation>
    </message>
    <message>
        <source>The file uses something that Kỳ Đài can&apos;t read. Export it again as TRF from the program that wrote it.</source>
        <translation>Tệp dùng một tính năng mà Kỳ Đài không đọc được. Hãy xuất lại dưới dạng TRF từ chương trình đã ghi tệp.</translation>
    </message>
    <message>
        <source>The event has no such section. Choose one from the list.</source>
        <translation>Giải không có bảng này. Hãy chọn một bảng trong danh sách.</translation>
    </message>
    <message>
        <source>The section has no such player. Check the start number.</source>
        <translation>Bảng không có đấu thủ này. Hãy kiểm tra số thứ tự.</translation>
    </message>
    <message>
        <source>That round isn&apos;t paired. Choose one of the paired rounds.</source>
        <translation>Ván này chưa bốc thăm. Hãy chọn một ván đã bốc thăm.</translation>
    </message>
    <message>
        <source>The rules of the event don&apos;t allow this change.</source>
        <translation>Điều lệ giải không cho phép thay đổi này.</translation>
    </message>
    <message>
        <source>Cancelled; nothing was changed.</source>
        <translation>Đã hủy; không có gì thay đổi.</translation>
    </message>
    <message>
        <source>{file}, line {line}:</source>
        <translation>{file}, dòng {line}:</translation>
    </message>
    <message>
        <source>{file}:</source>
        <translation>{file}:</translation>
    </message>
    <message>
        <source>Problem: {what}. Expected: {expected}.</source>
        <translation>Vấn đề: {what}. Cần: {expected}.</translation>
    </message>
    <message>
        <source>Problem: {what}.</source>
        <translation>Vấn đề: {what}.</translation>
    </message>
    <message>
        <source>Line {line}: {what}. Expected: {expected}.</source>
        <translation>Dòng {line}: {what}. Cần: {expected}.</translation>
    </message>
    <message>
        <source>Remark: {what}. Expected: {expected}.</source>
        <translation>Lưu ý: {what}. Cần: {expected}.</translation>
    </message>
    <message numerus="yes">
        <source>%n more remarks</source>
        <translation>
            <numerusform>Còn %n lưu ý nữa</numerusform>
        </translation>
    </message>
    <message>
        <source>The file was moved, renamed, deleted or replaced while it was open.</source>
        <translation>Tệp đã bị chuyển chỗ, đổi tên, xóa hoặc thay thế trong khi đang mở.</translation>
    </message>
    <message>
        <source>Another computer or program wrote into the file while it was open here.</source>
        <translation>Một máy tính hoặc chương trình khác đã ghi vào tệp trong khi tệp đang mở ở đây.</translation>
    </message>
    <message>
        <source>This place can&apos;t keep a second computer out of the file. Copy the event to a disk of this computer and open it there.</source>
        <translation>Chỗ này không giữ được cho máy thứ hai khỏi ghi vào tệp. Hãy chép sự kiện vào ổ đĩa của máy này rồi mở ở đó.</translation>
    </message>
</context>
<context>
    <name>ExpectedCurves</name>
    <message>
        <source>FIDE table</source>
        <translation>bảng FIDE</translation>
    </message>
    <message>
        <source>normal curve (Elo)</source>
        <translation>đường chuẩn (Elo)</translation>
    </message>
    <message>
        <source>logistic curve (USCF)</source>
        <translation>đường logistic (USCF)</translation>
    </message>
    <message>
        <source>Difference {difference}: table {table}, normal {normal}, logistic {logistic}</source>
        <translation>Chênh lệch {difference}: bảng {table}, chuẩn {normal}, logistic {logistic}</translation>
    </message>
    <message>
        <source>straight line (±400)</source>
        <translation>đường thẳng (±400)</translation>
    </message>
    <message>
        <source>Score {percent} %, difference from the opponents&apos; average: table {table}, normal {normal}, straight line {linear}</source>
        <translation>Đạt {percent} %, chênh lệch so với trung bình đối phương: bảng {table}, chuẩn {normal}, đường thẳng {linear}</translation>
    </message>
    <message>
        <source>Score {percent} %, difference from the opponents&apos; average: table {table}, straight line {linear}; the curve has no value here</source>
        <translation>Đạt {percent} %, chênh lệch so với trung bình đối phương: bảng {table}, đường thẳng {linear}; đường chuẩn không có giá trị ở đây</translation>
    </message>
</context>
<context>
    <name>Explain</name>
    <message>
        <source>Why does {player} have {colour} against {opponent} in round {round}?</source>
        <translation>Vì sao {player} cầm {colour} khi gặp {opponent} ở ván {round}?</translation>
    </message>
    <message>
        <source>Which colour does {player} get against {opponent}?</source>
        <translation>{player} cầm quân màu nào khi gặp {opponent}?</translation>
    </message>
    <message>
        <source>Which colour does {player} have in round {round}?</source>
        <translation>{player} cầm quân màu nào ở ván {round}?</translation>
    </message>
    <message>
        <source>{player} has {colour} because the last two games were both with {other}.</source>
        <translation>{player} cầm {colour} vì hai ván gần nhất đều cầm {other}.</translation>
    </message>
    <message>
        <source>{player} has {colour} because {opponent} had {colour} in the last two games and must now get {other}.</source>
        <translation>{player} cầm {colour} vì {opponent} đã cầm {colour} hai ván liền, nay phải cầm {other}.</translation>
    </message>
    <message>
        <source>{player} has {colour} because both simply change colours: in the last game {player} had {other} and {opponent} had {colour}.</source>
        <translation>{player} cầm {colour} vì cả hai chỉ việc đổi màu: ở ván gần nhất {player} cầm {other} còn {opponent} cầm {colour}.</translation>
    </message>
    <message>
        <source>{player} has {colour}, the other colour than in the last game; {opponent} has not played yet.</source>
        <translation>{player} cầm {colour}, đổi màu so với ván gần nhất; {opponent} chưa đấu ván nào.</translation>
    </message>
    <message>
        <source>{player} has {colour} because {opponent} changes to {other} after the last game; {player} has not played yet.</source>
        <translation>{player} cầm {colour} vì {opponent} đổi sang {other} so với ván gần nhất; {player} chưa đấu ván nào.</translation>
    </message>
    <message>
        <source>{player} has {colour} because in round {round}, the last in which their colours differed, {player} had {other} and {opponent} had {colour}.</source>
        <translation>{player} cầm {colour} vì ở ván {round}, ván gần nhất mà hai người cầm khác màu, {player} cầm {other} còn {opponent} cầm {colour}.</translation>
    </message>
    <message>
        <source>{player} has {colour} because, counting back over the games they played, their colours last differed where {player} had {other} (round {round}) and {opponent} had {colour} (round {opponentRound}).</source>
        <translation>{player} cầm {colour} vì khi đếm ngược các ván đã đấu, lần gần nhất hai người cầm khác màu là khi {player} cầm {other} (ván {round}) còn {opponent} cầm {colour} (ván {opponentRound}).</translation>
    </message>
    <message>
        <source>{player} has {colour} because both are due it equally and {player} is ranked higher.</source>
        <translation>{player} cầm {colour} vì cả hai cùng ưu tiên màu này như nhau và {player} xếp hạng cao hơn.</translation>
    </message>
    <message>
        <source>{player} has {colour} because both are equally due {other} and {opponent}, ranked higher, gets it.</source>
        <translation>{player} cầm {colour} vì cả hai cùng ưu tiên {other} như nhau và {opponent}, xếp hạng cao hơn, được cầm {other}.</translation>
    </message>
    <message>
        <source>{player} has {colour} because neither has played yet: {higher}, ranked higher, has the odd number {number} and gets {initial}, the colour drawn for odd numbers.</source>
        <translation>{player} cầm {colour} vì cả hai chưa đấu ván nào: {higher} xếp trên, mang số lẻ {number}, nên cầm {initial} là màu đã bốc thăm cho các số lẻ.</translation>
    </message>
    <message>
        <source>{player} has {colour} because neither has played yet: {higher}, ranked higher, has the even number {number} and so not {initial}, the colour drawn for odd numbers.</source>
        <translation>{player} cầm {colour} vì cả hai chưa đấu ván nào: {higher} xếp trên, mang số chẵn {number}, nên không cầm {initial} là màu đã bốc thăm cho các số lẻ.</translation>
    </message>
    <message>
        <source>{player} has {colour} because neither has played yet: {higher}, ranked higher, has number {tpn} but is number {number} of those who were really paired: odd, and so {initial}, the colour drawn for odd numbers.</source>
        <extracomment>{tpn} is the number on the list, {number} an ordinal: the player who, counted in that order, was really paired</extracomment>
        <translation>{player} cầm {colour} vì cả hai chưa đấu ván nào: {higher} xếp trên, mang số {tpn}, là người thứ {number} thực sự được bốc thăm: thứ tự lẻ, nên cầm {initial} là màu đã bốc thăm cho các số lẻ.</translation>
    </message>
    <message>
        <source>{player} has {colour} because neither has played yet: {higher}, ranked higher, has number {tpn} but is number {number} of those who were really paired: even, and so not {initial}, the colour drawn for odd numbers.</source>
        <translation>{player} cầm {colour} vì cả hai chưa đấu ván nào: {higher} xếp trên, mang số {tpn}, là người thứ {number} thực sự được bốc thăm: thứ tự chẵn, nên không cầm {initial} là màu đã bốc thăm cho các số lẻ.</translation>
    </message>
    <message>
        <source>{player} has no colour in round {round}: {outcome}.</source>
        <translation>{player} không có màu quân ở ván {round}: {outcome}.</translation>
    </message>
    <message>
        <source>The file doesn&apos;t tell the colours of this board; by the rules {player} gets {colour}.</source>
        <translation>Tệp không ghi màu quân của bàn này; theo điều lệ {player} cầm {colour}.</translation>
    </message>
    <message>
        <source>{player} has {colour} because the pairing table gives it.</source>
        <translation>{player} cầm {colour} theo bảng đấu.</translation>
    </message>
    <message>
        <source>{player} must get {colour}: the last two games were with {other}.</source>
        <translation>{player} phải cầm {colour}: hai ván gần nhất đều cầm {other}.</translation>
    </message>
    <message>
        <source>{player} must get {colour}: so far {whites} × {white}, {blacks} × {black}.</source>
        <translation>{player} phải cầm {colour}: đến nay {whites} × {white}, {blacks} × {black}.</translation>
    </message>
    <message>
        <source>{player} should get {colour}: so far {whites} × {white}, {blacks} × {black}.</source>
        <translation>{player} cần cầm {colour}: đến nay {whites} × {white}, {blacks} × {black}.</translation>
    </message>
    <message>
        <source>{player} has had both colours equally often and changes from {other} to {colour}.</source>
        <translation>{player} đã cầm hai màu số ván bằng nhau nên đổi từ {other} sang {colour}.</translation>
    </message>
    <message>
        <source>{player} has not played yet and is due no colour.</source>
        <translation>{player} chưa đấu ván nào nên không có ưu tiên màu quân.</translation>
    </message>
    <message>
        <source>Colour difference of {player}: {difference}.</source>
        <extracomment>{difference} is a number with its sign: games with White minus games with Black</extracomment>
        <translation>Hiệu số màu quân của {player}: {difference}.</translation>
    </message>
    <message>
        <source>Colours of {player} so far: {history}.</source>
        <extracomment>{history} is a row of letters such as WBWB, oldest game first</extracomment>
        <translation>Trình tự màu quân của {player}: {history}.</translation>
    </message>
    <message>
        <source>Colours of {player} so far: {history}; rounds without a game slide to the front, so they read {slid}.</source>
        <translation>Trình tự màu quân của {player}: {history}; các ván không thi đấu được dồn lên đầu, nên đọc là {slid}.</translation>
    </message>
    <message>
        <source>{player} is due {colour} and {opponent} is due none: {player} gets it.</source>
        <translation>{player} ưu tiên {colour}, {opponent} không có ưu tiên nào: {player} được đáp ứng.</translation>
    </message>
    <message>
        <source>Both are due {colour}, so only one can get it.</source>
        <translation>Cả hai cùng ưu tiên {colour} nên chỉ một người được đáp ứng.</translation>
    </message>
    <message>
        <source>Neither is due a colour, so nothing that was played so far can decide.</source>
        <translation>Không ai có ưu tiên màu quân nên chưa thể xét theo các ván đã đấu.</translation>
    </message>
    <message>
        <source>{player}&apos;s preference for {colour} is {strength}, that of {opponent} only {otherStrength}: the stronger one is granted.</source>
        <extracomment>{strength} is absolute, strong or mild</extracomment>
        <translation>{player} có ưu tiên {colour} ở mức {strength}, {opponent} chỉ ở mức {otherStrength}: đáp ứng ưu tiên mạnh hơn.</translation>
    </message>
    <message>
        <source>Both preferences are absolute; the colour difference of {player} ({difference}) is wider than that of {opponent} ({otherDifference}), so {player} gets {colour}.</source>
        <translation>Cả hai ưu tiên đều tuyệt đối; {player} có hiệu số màu quân ({difference}) lệch nhiều hơn {opponent} ({otherDifference}) nên được cầm {colour}.</translation>
    </message>
    <message>
        <source>Both preferences are {strength}; neither is stronger.</source>
        <translation>Cả hai ưu tiên cùng ở mức {strength}; không bên nào mạnh hơn.</translation>
    </message>
    <message>
        <source>Both preferences are absolute and the colour differences ({difference} and {otherDifference}) equally wide; neither is stronger.</source>
        <translation>Cả hai ưu tiên đều tuyệt đối, hiệu số màu quân ({difference} và {otherDifference}) lệch như nhau; không bên nào mạnh hơn.</translation>
    </message>
    <message>
        <source>Going back from the last game, round {round} is the first in which their colours differ: {player} had {other}, {opponent} had {colour}. Now it is the other way round.</source>
        <translation>Tính ngược từ ván gần nhất, ván {round} là ván đầu tiên hai người cầm khác màu: {player} cầm {other}, {opponent} cầm {colour}. Nay đổi lại.</translation>
    </message>
    <message>
        <source>Going back game by game over what they played, their colours first differ where {player} had {other} in round {round} and {opponent} had {colour} in round {opponentRound}. Now it is the other way round.</source>
        <translation>Đếm ngược từng ván đã đấu, lần đầu tiên hai người cầm khác màu là khi {player} cầm {other} ở ván {round} còn {opponent} cầm {colour} ở ván {opponentRound}. Nay đổi lại.</translation>
    </message>
    <message>
        <source>Going back from the last game, their colours never differ; this decides nothing.</source>
        <translation>Tính ngược từ ván gần nhất, hai người luôn cầm cùng màu; bước này không quyết định được.</translation>
    </message>
    <message>
        <source>{player} is ranked higher than {opponent} and gets {colour}.</source>
        <translation>{player} xếp hạng cao hơn {opponent} nên được cầm {colour}.</translation>
    </message>
    <message>
        <source>{player} is ranked higher and has the odd number {number}: that gets {initial}, the colour drawn before round 1.</source>
        <translation>{player} xếp hạng cao hơn và mang số lẻ {number}: số lẻ cầm {initial}, màu đã bốc thăm trước ván 1.</translation>
    </message>
    <message>
        <source>{player} is ranked higher and has the even number {number}: that gets {other}, since {initial} was drawn for the odd numbers before round 1.</source>
        <translation>{player} xếp hạng cao hơn và mang số chẵn {number}: số chẵn cầm {other}, vì {initial} đã được bốc thăm cho các số lẻ trước ván 1.</translation>
    </message>
    <message>
        <source>{player} is ranked higher; number {tpn}, but number {number} of those who were really paired. That is odd and gets {initial}, the colour drawn before round 1.</source>
        <translation>{player} xếp hạng cao hơn; mang số {tpn}, là người thứ {number} thực sự được bốc thăm. Thứ tự lẻ cầm {initial}, màu đã bốc thăm trước ván 1.</translation>
    </message>
    <message>
        <source>{player} is ranked higher; number {tpn}, but number {number} of those who were really paired. That is even and gets {other}, since {initial} was drawn for the odd numbers before round 1.</source>
        <translation>{player} xếp hạng cao hơn; mang số {tpn}, là người thứ {number} thực sự được bốc thăm. Thứ tự chẵn cầm {other}, vì {initial} đã được bốc thăm cho các số lẻ trước ván 1.</translation>
    </message>
    <message>
        <source>{player} ranks higher on points: {points} against {opponent}&apos;s {otherPoints}.</source>
        <translation>{player} xếp hạng cao hơn: {points} điểm so với {otherPoints} điểm của {opponent}.</translation>
    </message>
    <message>
        <source>Their points are equal; {player} ranks higher with number {number} against {opponent}&apos;s number {otherNumber}.</source>
        <translation>Hai người bằng điểm; {player} xếp hạng cao hơn vì mang số {number}, còn {opponent} mang số {otherNumber}.</translation>
    </message>
    <message>
        <source>Who has not arrived has a place in the list and no number yet, so nobody counts him: {player}, number {tpn}, is number {number} of those who were really paired.</source>
        <translation>Người chưa đến có chỗ trong danh sách nhưng chưa có số nên không được đếm: {player} mang số {tpn} là người thứ {number} thực sự được bốc thăm.</translation>
    </message>
    <message>
        <source>So by the rules {player} gets {colour} and {opponent} {other}; the board has it the other way round.</source>
        <translation>Vậy theo điều lệ {player} cầm {colour}, {opponent} cầm {other}; bàn này đã xếp ngược lại.</translation>
    </message>
    <message>
        <source>{player} has {colour} for the third game in a row, which the rules forbid before the last round.</source>
        <translation>{player} cầm {colour} ba ván liền, điều lệ không cho phép trước ván cuối.</translation>
    </message>
    <message>
        <source>The colour difference of {player} becomes {difference}; the rules forbid more than two before the last round.</source>
        <translation>Hiệu số màu quân của {player} thành {difference}; điều lệ không cho lệch quá hai trước ván cuối.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>không</translation>
    </message>
    <message>
        <source>mild</source>
        <translation>nhẹ</translation>
    </message>
    <message>
        <source>strong</source>
        <translation>mạnh</translation>
    </message>
    <message>
        <source>absolute</source>
        <translation>tuyệt đối</translation>
    </message>
    <message>
        <source>two games in a row with one colour</source>
        <translation>cầm một màu hai ván liền</translation>
    </message>
    <message>
        <source>one colour more often than the other</source>
        <translation>cầm một màu nhiều hơn màu kia</translation>
    </message>
    <message>
        <source>the colours alternate</source>
        <translation>luân phiên màu quân</translation>
    </message>
    <message>
        <source>the higher ranked player is served first</source>
        <translation>ưu tiên người xếp hạng cao hơn</translation>
    </message>
    <message>
        <source>the colour drawn before round 1</source>
        <translation>màu quân bốc thăm trước ván 1</translation>
    </message>
    <message>
        <source>How is the {system} rating of {player} computed?</source>
        <translation>Hệ số {system} của {player} được tính thế nào?</translation>
    </message>
    <message>
        <source>{player} keeps {before}: no round of this event counts.</source>
        <translation>{player} giữ nguyên {before}: giải này không có ván nào được tính.</translation>
    </message>
    <message>
        <source>{player} goes from {before} to {after} ({change}), which is below the floor, and becomes unrated.</source>
        <translation>{player} từ {before} thành {after} ({change}), thấp hơn mức sàn, nên trở thành người chưa có hệ số.</translation>
    </message>
    <message>
        <source>{standing}; edition: {edition}.</source>
        <translation>{standing}; ấn bản: {edition}.</translation>
    </message>
    <message>
        <source>{player} starts from {before} ({source}).</source>
        <translation>{player} xuất phát từ {before} ({source}).</translation>
    </message>
    <message>
        <source>{player} had no rating before this event.</source>
        <translation>Trước giải, {player} chưa có hệ số.</translation>
    </message>
    <message>
        <source>This is an estimate: only the list of the federation that keeps it is binding.</source>
        <translation>Đây là số ước tính: chỉ danh sách của liên đoàn quản lý hệ số mới có giá trị.</translation>
    </message>
    <message>
        <source>Round {round}: {outcome} against {opponent} ({rating}); {expected} expected, {score} scored: {term}.</source>
        <translation>Ván {round}: {outcome} với {opponent} ({rating}); kỳ vọng {expected}, được {score}: {term}.</translation>
    </message>
    <message>
        <source>Round {round}: {outcome} against {opponent} ({listed}, too far away: counted as {rating}); {expected} expected, {score} scored: {term}.</source>
        <translation>Ván {round}: {outcome} với {opponent} ({listed}, cách quá xa nên tính là {rating}); kỳ vọng {expected}, được {score}: {term}.</translation>
    </message>
    <message>
        <source>Round {round}: {outcome} against {opponent} ({rating}, RD {deviation}); {expected} expected, weight {weight}: {term}.</source>
        <translation>Ván {round}: {outcome} với {opponent} ({rating}, RD {deviation}); kỳ vọng {expected}, trọng số {weight}: {term}.</translation>
    </message>
    <message>
        <source>Round {round}: {outcome} against {opponent} ({rating}), {score} scored.</source>
        <translation>Ván {round}: {outcome} với {opponent} ({rating}), được {score}.</translation>
    </message>
    <message>
        <source>Round {round}: {outcome} against {opponent}, who has no rating: {term}.</source>
        <translation>Ván {round}: {outcome} với {opponent}, người chưa có hệ số: {term}.</translation>
    </message>
    <message>
        <source>Round {round} does not count: no opponent.</source>
        <translation>Ván {round} không tính: không có đối phương.</translation>
    </message>
    <message>
        <source>Round {round} does not count: the game against {opponent} was not played.</source>
        <translation>Ván {round} không tính: ván với {opponent} không diễn ra.</translation>
    </message>
    <message>
        <source>Round {round} does not count yet: the game against {opponent} has no result.</source>
        <translation>Ván {round} chưa tính: ván với {opponent} chưa có kết quả.</translation>
    </message>
    <message>
        <source>Round {round} does not count: the game against {opponent} ended before both had moved.</source>
        <translation>Ván {round} không tính: ván với {opponent} kết thúc trước khi cả hai đi nước đầu.</translation>
    </message>
    <message>
        <source>Round {round} does not count: {opponent} has no rating.</source>
        <translation>Ván {round} không tính: {opponent} chưa có hệ số.</translation>
    </message>
    <message>
        <source>Round {round} does not count: {opponent} is new, and this event gives no first rating.</source>
        <translation>Ván {round} không tính: {opponent} là người mới và giải này chưa cho hệ số đầu tiên.</translation>
    </message>
    <message>
        <source>Round {round} does not count: in rapid and blitz {opponent} is 600 points or more away and one of the two is above 2600.</source>
        <translation>Ván {round} không tính: ở cờ nhanh và cờ chớp, {opponent} cách từ 600 điểm trở lên và một trong hai người trên 2600.</translation>
    </message>
    <message>
        <source>Round {round} against {opponent} is disregarded with the whole first event, in which no point was scored.</source>
        <translation>Ván {round} với {opponent} bị bỏ cùng cả giải đầu tiên vì không được điểm nào.</translation>
    </message>
    <message>
        <source>Scored {score}, expected {expected}: the difference is {difference}.</source>
        <translation>Được {score}, kỳ vọng {expected}: chênh lệch {difference}.</translation>
    </message>
    <message>
        <source>Change = {difference} × K {k} = {change}.</source>
        <translation>Thay đổi = {difference} × K {k} = {change}.</translation>
    </message>
    <message>
        <source>K = {k}: as given in the player list.</source>
        <translation>K = {k}: theo danh sách đấu thủ.</translation>
    </message>
    <message>
        <source>K = {k}: the rating {rating} has reached 2400.</source>
        <translation>K = {k}: hệ số {rating} đã đạt 2400.</translation>
    </message>
    <message>
        <source>K = {k}: the grandmaster or international master title shows that 2400 was reached.</source>
        <translation>K = {k}: danh hiệu đại kiện tướng hoặc kiện tướng quốc tế cho thấy đã từng đạt 2400.</translation>
    </message>
    <message>
        <source>K = {k}: born in {born}, at most 18 years old in {year}, and rated below 2300.</source>
        <translation>K = {k}: sinh năm {born}, không quá 18 tuổi trong năm {year} và hệ số dưới 2300.</translation>
    </message>
    <message>
        <source>K × games may not exceed 700: {k} × {games} = {product}, so K becomes {limited}.</source>
        <translation>K × số ván không được quá 700: {k} × {games} = {product}, nên K còn {limited}.</translation>
    </message>
    <message>
        <source>The change {change} is rounded to {rounded} at the end of the month: {before} becomes {after}.</source>
        <translation>Cuối tháng, thay đổi {change} được làm tròn thành {rounded}: {before} thành {after}.</translation>
    </message>
    <message>
        <source>Performance = average of the opponents {average} {dp} (table for p = {p}) = {performance}.</source>
        <translation>Hệ số hiệu suất = trung bình đối phương {average} {dp} (bảng với p = {p}) = {performance}.</translation>
    </message>
    <message>
        <source>{after} is below {floor}: the player is shown as unrated on the next list.</source>
        <translation>{after} dưới {floor}: danh sách sau ghi là chưa có hệ số.</translation>
    </message>
    <message>
        <source>Ra = (sum of the opponents {sum} + 2 × {imagined} for two imagined draws) / {games} = {average}.</source>
        <translation>Ra = (tổng hệ số đối phương {sum} + 2 × {imagined} cho hai ván hòa giả định) / {games} = {average}.</translation>
    </message>
    <message>
        <source>p = ({score} + 1) / {games} = {p}; the table gives {dp}.</source>
        <translation>p = ({score} + 1) / {games} = {p}; bảng cho {dp}.</translation>
    </message>
    <message>
        <source>Ru = {average} {dp} = {rating}, rounded.</source>
        <translation>Ru = {average} {dp} = {rating}, đã làm tròn.</translation>
    </message>
    <message>
        <source>{rating} is above the highest first rating: {maximum} is given.</source>
        <translation>{rating} cao hơn mức tối đa của hệ số đầu tiên: chỉ được {maximum}.</translation>
    </message>
    <message>
        <source>{rating} is below {floor}: no rating is published yet.</source>
        <translation>{rating} dưới {floor}: chưa được công bố hệ số.</translation>
    </message>
    <message>
        <source>New rating = {before} + {k} × ({score} − {expected}) = {after}.</source>
        <translation>Hệ số mới = {before} + {k} × ({score} − {expected}) = {after}.</translation>
    </message>
    <message>
        <source>K = 800 / (effective games {effective} + {games}) = {k}.</source>
        <translation>K = 800 / (số ván hiệu dụng {effective} + {games}) = {k}.</translation>
    </message>
    <message>
        <source>Gain = {k} × ({score} − {expected}) = {gain}.</source>
        <translation>Mức tăng = {k} × ({score} − {expected}) = {gain}.</translation>
    </message>
    <message>
        <source>New rating = {before} {gain} {bonus} = {after}.</source>
        <translation>Hệ số mới = {before} {gain} {bonus} = {after}.</translation>
    </message>
    <message>
        <source>{after} is below the floor: {floor} is kept.</source>
        <translation>{after} thấp hơn mức sàn: giữ ở {floor}.</translation>
    </message>
    <message>
        <source>The weighted differences add up to {sum}; d² = {dsquared}, d = {d}.</source>
        <translation>Tổng các chênh lệch có trọng số là {sum}; d² = {dsquared}, d = {d}.</translation>
    </message>
    <message>
        <source>From {before} with RD {deviation} to {after}.</source>
        <translation>Từ {before} với RD {deviation} thành {after}.</translation>
    </message>
    <message>
        <source>RD goes from {before} to {after}: with 95 % certainty the strength lies between {low} and {high}.</source>
        <translation>RD từ {before} thành {after}: với độ tin cậy 95 %, sức cờ nằm giữa {low} và {high}.</translation>
    </message>
    <message>
        <source>v = {v}, Δ = {delta}.</source>
        <translation>v = {v}, Δ = {delta}.</translation>
    </message>
    <message>
        <source>Volatility σ goes from {before} to {after} (τ = {tau}).</source>
        <translation>Độ biến động σ từ {before} thành {after} (τ = {tau}).</translation>
    </message>
    <message>
        <source>Before the games count, RD grows from {before} to {after}.</source>
        <translation>Trước khi tính các ván, RD tăng từ {before} lên {after}.</translation>
    </message>
    <message>
        <source>The weighted differences add up to {sum}: {before} becomes {after}.</source>
        <translation>Tổng các chênh lệch có trọng số là {sum}: {before} thành {after}.</translation>
    </message>
    <message>
        <source>Development coefficient: {base} × {acceleration} + {brake}, rounded and limited by index {index}: E = {development}.</source>
        <translation>Hệ số phát triển: {base} × {acceleration} + {brake}, làm tròn và giới hạn theo chỉ số {index}: E = {development}.</translation>
    </message>
    <message>
        <source>New rating = {before} + 800 × {difference} / ({development} + {games}) = {after}.</source>
        <translation>Hệ số mới = {before} + 800 × {difference} / ({development} + {games}) = {after}.</translation>
    </message>
    <message>
        <source>K for index {index}: {base} × {brake} + {acceleration} = {k}.</source>
        <translation>K với chỉ số {index}: {base} × {brake} + {acceleration} = {k}.</translation>
    </message>
    <message>
        <source>New rating = {before} + {k} × {difference} = {after}.</source>
        <translation>Hệ số mới = {before} + {k} × {difference} = {after}.</translation>
    </message>
    <message>
        <source>Performance: {performance}, the rating at which the expected score equals the score.</source>
        <translation>Hệ số hiệu suất: {performance}, tại đó điểm kỳ vọng bằng điểm đạt được.</translation>
    </message>
    <message>
        <source>{score} out of {games} games: without a point, with all points or without a rated opponent there is no first rating.</source>
        <translation>{score} điểm trong {games} ván: không có điểm, được trọn điểm hoặc không gặp người có hệ số thì chưa có hệ số đầu tiên.</translation>
    </message>
    <message>
        <source>Opponents on average {average}; the expected score equals {score} at {rating}.</source>
        <translation>Đối phương trung bình {average}; điểm kỳ vọng bằng {score} tại {rating}.</translation>
    </message>
    <message>
        <source>First rating from {rating}: {first}.</source>
        <translation>Hệ số đầu tiên từ {rating}: {first}.</translation>
    </message>
    <message>
        <source>Grade = {sum} / {games} = {average}, rounded {grade}.</source>
        <translation>Bậc = {sum} / {games} = {average}, làm tròn {grade}.</translation>
    </message>
    <message>
        <source>As an Elo rating: 7.5 × {grade} + 700 = {elo}.</source>
        <translation>Quy ra Elo: 7,5 × {grade} + 700 = {elo}.</translation>
    </message>
    <message>
        <source>H = average of the opponents {average} − ({percent} − 50) = {performance}; lower is better.</source>
        <translation>H = trung bình đối phương {average} − ({percent} − 50) = {performance}; càng thấp càng mạnh.</translation>
    </message>
    <message>
        <source>H = average of the field {average} − ({percent} − 50) = {performance}; lower is better.</source>
        <translation>H = trung bình cả giải {average} − ({percent} − 50) = {performance}; càng thấp càng mạnh.</translation>
    </message>
    <message>
        <source>First number: H = {performance}, shown as {shown}.</source>
        <translation>Chỉ số đầu tiên: H = {performance}, ghi là {shown}.</translation>
    </message>
    <message>
        <source>New number: H = {performance}, shown as {shown}.</source>
        <translation>Chỉ số mới: H = {performance}, ghi là {shown}.</translation>
    </message>
    <message>
        <source>New number = ¾ × {before} + ¼ × {performance} = {after}, shown as {shown}.</source>
        <translation>Chỉ số mới = ¾ × {before} + ¼ × {performance} = {after}, ghi là {shown}.</translation>
    </message>
    <message>
        <source>New number = ({performance} × {games} + {before} × {development}) / ({games} + {development}) = {after}, shown as {shown}.</source>
        <translation>Chỉ số mới = ({performance} × {games} + {before} × {development}) / ({games} + {development}) = {after}, ghi là {shown}.</translation>
    </message>
    <message>
        <source>Average of the opponents {average} + 10 × ({percent} − 50) = {performance}, rounded {shown}.</source>
        <translation>Trung bình đối phương {average} + 10 × ({percent} − 50) = {performance}, làm tròn {shown}.</translation>
    </message>
    <message>
        <source>Mean with the old rating: ({before} × {weight} + {performance} × {games}) / ({weight} + {games}) = {after}.</source>
        <translation>Trung bình với hệ số cũ: ({before} × {weight} + {performance} × {games}) / ({weight} + {games}) = {after}.</translation>
    </message>
    <message>
        <source>K = {k} for a rating of {rating}.</source>
        <translation>K = {k} với hệ số {rating}.</translation>
    </message>
    <message>
        <source>{before} and a total of {change}, rounded: {after}.</source>
        <translation>{before} và tổng {change}, làm tròn: {after}.</translation>
    </message>
    <message>
        <source>{after} is below {minimum}: the rating is lost.</source>
        <translation>{after} dưới {minimum}: mất hệ số.</translation>
    </message>
    <message>
        <source>Performance = {average} {dp} = {performance}.</source>
        <translation>Hệ số hiệu suất = {average} {dp} = {performance}.</translation>
    </message>
    <message>
        <source>Performance = {average} + ({share} − 0.5) × {slope} = {performance}.</source>
        <translation>Hiệu suất = {average} + ({share} − 0,5) × {slope} = {performance}.</translation>
    </message>
    <message>
        <source>With four imagined draws at {average} and three at {padding}: ({performance} × {games} + {average} × 4 + {padding} × 3) / ({games} + 7) + {offset} = {rating}.</source>
        <translation>Thêm bốn ván hòa giả định với {average} và ba ván với {padding}: ({performance} × {games} + {average} × 4 + {padding} × 3) / ({games} + 7) + {offset} = {rating}.</translation>
    </message>
    <message>
        <source>Expected before the event: {mean}, give or take {deviation}.</source>
        <translation>Dự kiến trước giải: {mean}, sai số {deviation}.</translation>
    </message>
    <message>
        <source>Each game weighs {weight}; the differences of {sum} hold the balance with the expectation at {difference}: {rating}.</source>
        <translation>Mỗi ván có trọng số {weight}; chênh lệch {sum} cân bằng với dự kiến tại {difference}: {rating}.</translation>
    </message>
    <message>
        <source>Assumed: at least 30 rated games so far; the file does not say. With fewer K would be 40.</source>
        <translation>Giả định: đã có từ 30 ván tính hệ số; tệp không ghi. Nếu ít hơn thì K là 40.</translation>
    </message>
    <message>
        <source>Assumed: no junior; the year of birth or of the event is unknown.</source>
        <translation>Giả định: không phải đấu thủ trẻ; không biết năm sinh hoặc năm của giải.</translation>
    </message>
    <message>
        <source>Assumed from the title; correct K in the player list if the list says otherwise.</source>
        <translation>Suy từ danh hiệu; hãy sửa K trong danh sách đấu thủ nếu danh sách ghi khác.</translation>
    </message>
    <message>
        <source>The system leaves the start value free: the performance of this event is used.</source>
        <translation>Hệ này để tự chọn giá trị đầu: dùng hiệu suất của giải này.</translation>
    </message>
    <message>
        <source>Assumed: an established rating; the file does not say on how many games it rests.</source>
        <translation>Giả định: hệ số đã ổn định; tệp không ghi hệ số dựa trên bao nhiêu ván.</translation>
    </message>
    <message>
        <source>Start value converted from the FIDE rating; it counts like {games} games.</source>
        <translation>Giá trị đầu quy từ hệ số FIDE; được tính như {games} ván.</translation>
    </message>
    <message>
        <source>Start value from the age: {start}.</source>
        <translation>Giá trị đầu theo tuổi: {start}.</translation>
    </message>
    <message>
        <source>Start value for an unknown age: {start}.</source>
        <translation>Giá trị đầu khi không biết tuổi: {start}.</translation>
    </message>
    <message>
        <source>New player: {rating} with RD {deviation}.</source>
        <translation>Người mới: {rating} với RD {deviation}.</translation>
    </message>
    <message>
        <source>Assumed: RD {deviation} for the rating {rating}; the file holds no RD.</source>
        <translation>Giả định: RD {deviation} cho hệ số {rating}; tệp không có RD.</translation>
    </message>
    <message>
        <source>No DWZ: the FIDE rating {rating} is used with index {index}.</source>
        <translation>Không có DWZ: dùng hệ số FIDE {rating} với chỉ số {index}.</translation>
    </message>
    <message>
        <source>Assumed: an adult; the year of birth or of the event is unknown.</source>
        <translation>Giả định: người lớn; không biết năm sinh hoặc năm của giải.</translation>
    </message>
    <message>
        <source>Assumed: index {index}; the file does not say how many evaluations there were.</source>
        <translation>Giả định: chỉ số {index}; tệp không ghi số lần đánh giá.</translation>
    </message>
    <message>
        <source>Grade {grade} converted from the Elo rating: (Elo − 700) / 7.5.</source>
        <translation>Bậc {grade} quy từ Elo: (Elo − 700) / 7,5.</translation>
    </message>
    <message>
        <source>New player: a provisional grade of {grade} from these games sets the 40-point limit.</source>
        <translation>Người mới: bậc tạm {grade} từ các ván này đặt giới hạn 40 điểm.</translation>
    </message>
    <message>
        <source>Number {rating} converted from the Elo rating: 355 − Elo / 8.</source>
        <translation>Chỉ số {rating} quy từ Elo: 355 − Elo / 8.</translation>
    </message>
    <message>
        <source>No UKD in the list: the FIDE rating {rating} stands for it.</source>
        <translation>Danh sách không có UKD: dùng hệ số FIDE {rating} thay.</translation>
    </message>
    <message>
        <source>There is no earlier list to compare with: the mean of the rated players is kept.</source>
        <translation>Không có danh sách trước để so: giữ nguyên trung bình của những người có hệ số.</translation>
    </message>
    <message>
        <source>New player: {mean} is expected.</source>
        <translation>Người mới: dự kiến {mean}.</translation>
    </message>
    <message>
        <source>The players form {groups} groups without a game between them: ratings compare only inside a group.</source>
        <translation>Các đấu thủ chia thành {groups} nhóm không có ván giữa các nhóm: chỉ so được trong cùng nhóm.</translation>
    </message>
    <message>
        <source>By the official formula</source>
        <translation>Theo công thức chính thức</translation>
    </message>
    <message>
        <source>Historical system (from published documents)</source>
        <translation>Hệ thống lịch sử (theo tài liệu công bố)</translation>
    </message>
    <message>
        <source>Reconstruction, not official – its parameters can be changed</source>
        <translation>Bản dựng lại, không chính thức – tham số sửa được</translation>
    </message>
    <message>
        <source>no rating</source>
        <translation>chưa có hệ số</translation>
    </message>
    <message>
        <source>rating of the player list</source>
        <translation>hệ số trong danh sách đấu thủ</translation>
    </message>
    <message>
        <source>national rating</source>
        <translation>hệ số quốc gia</translation>
    </message>
    <message>
        <source>converted from the international rating</source>
        <translation>quy đổi từ hệ số quốc tế</translation>
    </message>
    <message>
        <source>entered by hand</source>
        <translation>nhập tay</translation>
    </message>
    <message>
        <source>start value by age</source>
        <translation>giá trị đầu theo tuổi</translation>
    </message>
    <message>
        <source>start value of the system</source>
        <translation>giá trị đầu của hệ</translation>
    </message>
    <message>
        <source>Why does {player} have {code} {value}?</source>
        <translation>Vì sao {code} của {player} là {value}?</translation>
    </message>
    <message>
        <source>Why does {player} have no {code}?</source>
        <translation>Vì sao {player} không có {code}?</translation>
    </message>
    <message>
        <source>{player} has {code} {value}: {what}.</source>
        <translation>{code} của {player} là {value}: {what}.</translation>
    </message>
    <message>
        <source>Counted by {edition}.</source>
        <translation>Tính theo {edition}.</translation>
    </message>
    <message>
        <source>{code} has no value here: it became a tie-break in March 2026 only.</source>
        <translation>{code} không có giá trị ở giải này: hệ số này chỉ có từ tháng 3 năm 2026.</translation>
    </message>
    <message>
        <source>{code} has no value here: it is made for round robins.</source>
        <translation>{code} không có giá trị ở giải này: hệ số này chỉ dành cho thi đấu vòng tròn.</translation>
    </message>
    <message>
        <source>{code} has no value here: since March 2026 it must not be used in a round robin, where everybody meets the same opponents.</source>
        <translation>{code} không có giá trị ở giải này: từ tháng 3 năm 2026 không được dùng trong thi đấu vòng tròn, vì ai cũng gặp các đối phương như nhau.</translation>
    </message>
    <message>
        <source>{code} is dropped from the list: somebody has no rating, and no rating was published for such players.</source>
        <translation>{code} bị loại khỏi danh sách: có đấu thủ chưa có hệ số và điều lệ không công bố hệ số thay thế.</translation>
    </message>
    <message>
        <source>{code} has no value here: it is for team events.</source>
        <translation>{code} không có giá trị ở giải này: hệ số này chỉ dành cho giải đồng đội.</translation>
    </message>
    <message>
        <source>{player} has no {code}: no game was played over the board.</source>
        <translation>{player} không có {code}: chưa đấu ván nào trên bàn.</translation>
    </message>
    <message>
        <source>{player} has no {code}: nothing is left after the cut.</source>
        <translation>{player} không có {code}: sau khi bỏ bớt không còn giá trị nào.</translation>
    </message>
    <message>
        <source>In round {round} {opponent} had a {outcome}: for opponents every unplayed round counts as a draw, {points}.</source>
        <translation>Ván {round} {opponent} có kết quả {outcome}: với đối phương, mọi ván không thi đấu đều tính như hòa, {points} điểm.</translation>
    </message>
    <message>
        <source>The forfeit of {opponent} in round {round} counts as awarded, {points}, whatever follows.</source>
        <translation>Ván {round} {opponent} thua vắng đấu được tính theo điểm thực, {points} điểm, dù sau đó có đấu hay không.</translation>
    </message>
    <message>
        <source>Round {round} ({outcome}): it counts as a game against {opponent}, who has {used} points.</source>
        <translation>Ván {round} ({outcome}): tính như một ván gặp {opponent}, người được {used} điểm.</translation>
    </message>
    <message>
        <source>Round {round} ({outcome}): the virtual opponent has what {player} had before, the other side of this round, and a draw in every later round: {used}.</source>
        <translation>Ván {round} ({outcome}): đối phương ảo có số điểm {player} có trước ván đó, cộng kết quả ngược lại của ván, cộng hòa ở mọi ván sau: {used} điểm.</translation>
    </message>
    <message>
        <source>{player} took {points} of the round, so it adds {points} × {used} = {contribution}.</source>
        <translation>Ở ván này {player} được {points} điểm, nên cộng {points} × {used} = {contribution}.</translation>
    </message>
    <message>
        <source>Every pairing of round {round}, the last one, counts as a draw here.</source>
        <translation>Mọi cặp đấu của ván {round}, ván cuối, ở đây đều tính là hòa.</translation>
    </message>
    <message>
        <source>Round {round} ({outcome}): counts {contribution}.</source>
        <translation>Ván {round} ({outcome}): tính {contribution}.</translation>
    </message>
    <message>
        <source>Round {round}: {opponent} is rated {used}.</source>
        <translation>Ván {round}: {opponent} có hệ số {used}.</translation>
    </message>
    <message>
        <source>Round {round}: {opponent} has {code} {used}.</source>
        <translation>Ván {round}: {opponent} có {code} là {used}.</translation>
    </message>
    <message>
        <source>Round {round} ({outcome}): not a game over the board, it does not count.</source>
        <translation>Ván {round} ({outcome}): không phải ván đấu trên bàn, không tính.</translation>
    </message>
    <message>
        <source>Round {round}: {opponent} has only {used} points, below the limit.</source>
        <translation>Ván {round}: {opponent} chỉ được {used} điểm, dưới mức quy định.</translation>
    </message>
    <message>
        <source>Round {round}: {opponent} has {used} points and reaches the limit; the game adds {contribution}.</source>
        <translation>Ván {round}: {opponent} được {used} điểm, đạt mức quy định; ván này cộng {contribution}.</translation>
    </message>
    <message>
        <source>Board {board}: {used} points, times {board} is {contribution}.</source>
        <translation>Bàn {board}: {used} điểm, nhân {board} thành {contribution}.</translation>
    </message>
    <message>
        <source>The limit is {limit} points.</source>
        <translation>Mức quy định là {limit} điểm.</translation>
    </message>
    <message>
        <source>Round {round} ({value}) is left out: it is the lowest value.</source>
        <translation>Bỏ ván {round} ({value}): đây là giá trị thấp nhất.</translation>
    </message>
    <message>
        <source>Round {round} is a VUR too, but adds less ({value}) than the value that is cut, so it stays.</source>
        <translation>Ván {round} cũng là ván VUR, nhưng chỉ cộng {value}, ít hơn giá trị bị bỏ, nên được giữ lại.</translation>
    </message>
    <message>
        <source>Round {round} ({value}) is left out: it is the highest value.</source>
        <translation>Bỏ ván {round} ({value}): đây là giá trị cao nhất.</translation>
    </message>
    <message>
        <source>Round {round} ({value}) is left out: this cut takes the first rounds.</source>
        <translation>Bỏ ván {round} ({value}): cách cắt này bỏ các ván đầu.</translation>
    </message>
    <message>
        <source>Added up: {sum} = {value}.</source>
        <translation>Cộng lại: {sum} = {value}.</translation>
    </message>
    <message>
        <source>Together {sum}, divided by {games}: {value}, halves rounded up.</source>
        <translation>Tổng {sum}, chia cho {games}: {value}, làm tròn nửa lên.</translation>
    </message>
    <message>
        <source>{points} out of {games} games are {percentage} percent; the table gives {difference}.</source>
        <translation>{points} điểm sau {games} ván là {percentage} phần trăm; tra bảng được {difference}.</translation>
    </message>
    <message>
        <source>Mean rating {average} and {difference} make {value}.</source>
        <translation>Hệ số trung bình {average} cộng {difference} được {value}.</translation>
    </message>
    <message>
        <source>{value} is the lowest rating at which {points} out of these {games} games were to be expected.</source>
        <translation>{value} là hệ số thấp nhất mà với nó có thể kỳ vọng {points} điểm sau {games} ván này.</translation>
    </message>
    <message>
        <source>Without a point it is the rating of the lowest opponent less 800: {value}.</source>
        <translation>Không được điểm nào thì lấy hệ số của đối phương thấp nhất trừ 800: {value}.</translation>
    </message>
    <message>
        <source>{base} and {sum} divided by {factor} make {value}.</source>
        <translation>{base} cộng {sum} chia cho {factor} được {value}.</translation>
    </message>
    <message>
        <source>What does {code} say about {player}?</source>
        <translation>{code} xếp {player} thế nào?</translation>
    </message>
    <message>
        <source>{player} is tied with nobody when {code} comes, so there is nothing to break.</source>
        <translation>Đến lượt {code} thì {player} không còn đồng điểm với ai, nên không có gì để phân định.</translation>
    </message>
    <message>
        <source>{code} separates nobody among {players}; the next tie-break decides.</source>
        <translation>{code} không phân định được {players}; xét tiếp hệ số sau.</translation>
    </message>
    <message numerus="yes">
        <source>{player} is number {place} of the %n tied by the games among themselves.</source>
        <translation>
            <numerusform>{player} xếp thứ {place} trong %n đấu thủ đồng điểm, theo các ván họ gặp nhau.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} is number {place} of the %n tied, together with {players}; the next tie-break decides between them.</source>
        <translation>
            <numerusform>{player} xếp thứ {place} trong %n đấu thủ đồng điểm, cùng với {players}; xét tiếp hệ số sau để phân định.</numerusform>
        </translation>
    </message>
    <message>
        <source>Tied at this point: {players}. Only the games among them count.</source>
        <translation>Đang đồng điểm: {players}. Chỉ tính các ván họ gặp nhau.</translation>
    </message>
    <message>
        <source>Tied at this point: {players}. Only their matches against each other count, by {score}.</source>
        <translation>Đang đồng điểm: {players}. Chỉ tính các trận họ gặp nhau, theo {score}.</translation>
    </message>
    <message>
        <source>{player} and {opponent} were paired in round {round}, but a forfeit is no meeting.</source>
        <translation>{player} và {opponent} được xếp gặp nhau ở ván {round}, nhưng ván vắng đấu không tính là đã gặp.</translation>
    </message>
    <message>
        <source>The forfeit between {player} and {opponent} in round {round} counts as a game here.</source>
        <translation>Ván {round} giữa {player} và {opponent} có người vắng đấu, ở đây vẫn tính là một ván.</translation>
    </message>
    <message>
        <source>{player} and {opponent} met {games} times; the mean counts: {points} to {otherPoints}.</source>
        <translation>{player} và {opponent} gặp nhau {games} lần; lấy trung bình: {points} - {otherPoints}.</translation>
    </message>
    <message numerus="yes">
        <source>All %n have met: the points of these games make the order.</source>
        <translation>
            <numerusform>Cả %n đấu thủ đều đã gặp nhau: xếp theo điểm các ván đó.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not all have met. Whoever cannot be reached even if the others win every missing game is ahead.</source>
        <translation>Không phải ai cũng đã gặp nhau. Ai mà người khác không đuổi kịp dù thắng hết các ván chưa gặp thì xếp trên.</translation>
    </message>
    <message>
        <source>{player} has {points}.</source>
        <translation>{player}: {points} điểm.</translation>
    </message>
    <message>
        <source>{player} has {points}, {best} at best.</source>
        <translation>{player}: {points} điểm, tối đa có thể được {best}.</translation>
    </message>
    <message>
        <source>{player} cannot be reached: {points} against {best} at best for the others.</source>
        <translation>Không ai đuổi kịp {player}: {points} điểm, người khác tối đa chỉ được {best}.</translation>
    </message>
    <message>
        <source>{player} has {points}, but {opponent} could get {best}: nobody more is ranked by these games.</source>
        <translation>{player} được {points} điểm, nhưng {opponent} còn có thể được {best}: các ván này không xếp thêm được ai.</translation>
    </message>
    <message>
        <source>It is enough that another could draw level: the leader must stand alone at the top whatever the missing games bring.</source>
        <translation>Chỉ cần có người có thể bằng điểm là chưa phân định: người đứng đầu phải một mình dẫn đầu dù các ván chưa gặp có kết quả thế nào.</translation>
    </message>
    <message>
        <source>Order by these points: {players}.</source>
        <translation>Thứ tự theo điểm này: {players}.</translation>
    </message>
    <message>
        <source>{players} are level, so this decides nothing.</source>
        <translation>{players} bằng điểm nhau, nên chưa phân định được.</translation>
    </message>
    <message>
        <source>{players} stay tied and start again with nothing but their own games.</source>
        <translation>{players} vẫn đồng điểm và xét lại từ đầu, chỉ với các ván giữa họ.</translation>
    </message>
    <message>
        <source>{players} stay tied; the next tie-break decides.</source>
        <translation>{players} vẫn đồng điểm; xét tiếp hệ số sau.</translation>
    </message>
    <message numerus="yes">
        <source>By the old rules all must have met; all %n have, so the points of these games count.</source>
        <translation>
            <numerusform>Theo luật cũ tất cả phải đã gặp nhau; cả %n đấu thủ đều đã gặp, nên tính điểm các ván đó.</numerusform>
        </translation>
    </message>
    <message>
        <source>By the old rules all must have met over the board; not all have, so direct encounter does not count.</source>
        <translation>Theo luật cũ tất cả phải đã gặp nhau trên bàn; ở đây chưa đủ, nên không tính đối kháng trực tiếp.</translation>
    </message>
    <message>
        <source>Only {player} and {opponent} are left; their own match by {code}: {points} to {otherPoints}.</source>
        <translation>Chỉ còn {player} và {opponent}; xét trận hai đội gặp nhau theo {code}: {points} - {otherPoints}.</translation>
    </message>
    <message>
        <source>Why is {player} before {opponent}?</source>
        <translation>Vì sao {player} xếp trên {opponent}?</translation>
    </message>
    <message>
        <source>Why do {player} and {opponent} share a place?</source>
        <translation>Vì sao {player} và {opponent} đồng hạng?</translation>
    </message>
    <message>
        <source>{player} has more points than {opponent}: {points} against {otherPoints}.</source>
        <translation>{player} nhiều điểm hơn {opponent}: {points} so với {otherPoints}.</translation>
    </message>
    <message>
        <source>{player} is before {opponent} because {code} is better: {value} against {otherValue}.</source>
        <translation>{player} xếp trên {opponent} vì hơn {code}: {value} so với {otherValue}.</translation>
    </message>
    <message>
        <source>{player} is before {opponent} because {opponent} has no {code}.</source>
        <translation>{player} xếp trên {opponent} vì {opponent} không có {code}.</translation>
    </message>
    <message>
        <source>Everything in the list is equal; the drawing of lots put {player} before {opponent}.</source>
        <translation>Mọi hệ số đều bằng nhau; kết quả rút thăm xếp {player} trên {opponent}.</translation>
    </message>
    <message>
        <source>{player} and {opponent} share place {place}: points and every tie-break of the list are equal.</source>
        <translation>{player} và {opponent} cùng hạng {place}: điểm và mọi hệ số phụ đều bằng nhau.</translation>
    </message>
    <message>
        <source>Points: both have {points}.</source>
        <translation>Điểm: cả hai đều được {points}.</translation>
    </message>
    <message>
        <source>Points: {player} {points}, {opponent} {otherPoints}. This decides.</source>
        <translation>Điểm: {player} {points}, {opponent} {otherPoints}. Điểm này quyết định.</translation>
    </message>
    <message>
        <source>{code}: both have {value}.</source>
        <translation>{code}: cả hai đều là {value}.</translation>
    </message>
    <message>
        <source>{code}: neither has a value.</source>
        <translation>{code}: cả hai đều không có.</translation>
    </message>
    <message>
        <source>{code} does not apply in this event and is passed over.</source>
        <translation>{code} không áp dụng ở giải này, bỏ qua.</translation>
    </message>
    <message>
        <source>{code} does not separate the two.</source>
        <translation>{code} không phân định được hai đấu thủ này.</translation>
    </message>
    <message>
        <source>{code}: {player} {value}, {opponent} {otherValue}. This decides.</source>
        <translation>{code}: {player} {value}, {opponent} {otherValue}. Hệ số này quyết định.</translation>
    </message>
    <message>
        <source>{code}: among those tied, {player} is number {value} and {opponent} number {otherValue}. This decides.</source>
        <translation>{code}: trong nhóm đồng điểm, {player} thứ {value}, {opponent} thứ {otherValue}. Đối kháng trực tiếp quyết định.</translation>
    </message>
    <message>
        <source>{code}: {player} {value}, {opponent} has none and comes last. This decides.</source>
        <translation>{code}: {player} {value}, {opponent} không có nên xếp sau. Hệ số này quyết định.</translation>
    </message>
    <message>
        <source>All tie-breaks are equal; lots were drawn.</source>
        <translation>Mọi hệ số phụ đều bằng nhau; đã rút thăm.</translation>
    </message>
    <message>
        <source>the rules before September 2023</source>
        <translation>luật trước tháng 9 năm 2023</translation>
    </message>
    <message>
        <source>the rules of April 2024 (September 2023 to February 2026)</source>
        <translation>luật tháng 4 năm 2024 (từ tháng 9 năm 2023 đến tháng 2 năm 2026)</translation>
    </message>
    <message>
        <source>the rules of March 2026</source>
        <translation>luật tháng 3 năm 2026</translation>
    </message>
    <message>
        <source>match points</source>
        <translation>điểm trận</translation>
    </message>
    <message>
        <source>game points</source>
        <translation>điểm ván</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Điểm</translation>
    </message>
    <message>
        <source>the points of the tournament</source>
        <translation>số điểm trong giải</translation>
    </message>
    <message>
        <source>Adjusted score</source>
        <translation>Điểm điều chỉnh</translation>
    </message>
    <message>
        <source>the score as opponents see it, with byes at the end as draws</source>
        <translation>điểm mà đối phương được tính, các ván miễn đấu cuối giải coi như hòa</translation>
    </message>
    <message>
        <source>Voluntary unplayed rounds</source>
        <translation>Số ván chủ động không thi đấu</translation>
    </message>
    <message>
        <source>rounds with a requested bye or lost by forfeit</source>
        <translation>số ván miễn đấu theo yêu cầu hoặc thua vắng đấu</translation>
    </message>
    <message>
        <source>Direct encounter</source>
        <translation>Đối kháng trực tiếp</translation>
    </message>
    <message>
        <source>the games of the tied players against each other</source>
        <translation>các ván những đấu thủ đồng điểm gặp nhau</translation>
    </message>
    <message>
        <source>Number of wins</source>
        <translation>Số ván thắng</translation>
    </message>
    <message>
        <source>rounds worth as much as a win, played or not</source>
        <translation>số ván được điểm như thắng, kể cả không thi đấu</translation>
    </message>
    <message>
        <source>Games won over the board</source>
        <translation>Số ván thắng trên bàn</translation>
    </message>
    <message>
        <source>games won over the board</source>
        <translation>số ván thắng trên bàn</translation>
    </message>
    <message>
        <source>Games with Black</source>
        <translation>Số ván cầm Đen</translation>
    </message>
    <message>
        <source>games played over the board with Black</source>
        <translation>số ván cầm Đen đã đấu trên bàn</translation>
    </message>
    <message>
        <source>Games won with Black</source>
        <translation>Số ván thắng khi cầm Đen</translation>
    </message>
    <message>
        <source>games won over the board with Black</source>
        <translation>số ván thắng trên bàn khi cầm Đen</translation>
    </message>
    <message>
        <source>Progressive score</source>
        <translation>Hệ số lũy tiến</translation>
    </message>
    <message>
        <source>the score after each round, added up</source>
        <translation>cộng dồn số điểm có sau mỗi ván</translation>
    </message>
    <message>
        <source>Rounds elected to play</source>
        <translation>Số ván sẵn sàng thi đấu</translation>
    </message>
    <message>
        <source>all rounds less the byes asked for and the forfeits lost</source>
        <translation>số ván, trừ các ván miễn đấu theo yêu cầu và thua vắng đấu</translation>
    </message>
    <message>
        <source>Standard points</source>
        <translation>Điểm chuẩn</translation>
    </message>
    <message>
        <source>one for each round with more points than the opponent, a half for as many</source>
        <translation>mỗi ván hơn điểm đối phương tính 1, bằng điểm tính ½</translation>
    </message>
    <message>
        <source>Pairing number</source>
        <translation>Số thứ tự</translation>
    </message>
    <message>
        <source>the number in the starting list, the lowest first</source>
        <translation>số thứ tự trong danh sách ban đầu, số nhỏ xếp trước</translation>
    </message>
    <message>
        <source>Buchholz</source>
        <translation>Hệ số Buchholz</translation>
    </message>
    <message>
        <source>the points of all the opponents, added up</source>
        <translation>tổng điểm của tất cả các đối phương</translation>
    </message>
    <message>
        <source>Average Buchholz of opponents</source>
        <translation>Buchholz trung bình của đối phương</translation>
    </message>
    <message>
        <source>the mean Buchholz of the opponents met over the board</source>
        <translation>trung bình Buchholz của các đối phương đã gặp trên bàn</translation>
    </message>
    <message>
        <source>Fore Buchholz</source>
        <translation>Buchholz trước ván cuối</translation>
    </message>
    <message>
        <source>Buchholz as if every game of the last round had been drawn</source>
        <translation>Buchholz coi như mọi ván đấu của ván cuối đều hòa</translation>
    </message>
    <message>
        <source>Sonneborn-Berger</source>
        <translation>Sonneborn-Berger</translation>
    </message>
    <message>
        <source>each opponent&apos;s points times what was scored against them, added up</source>
        <translation>tổng các tích điểm của đối phương nhân điểm giành được trước họ</translation>
    </message>
    <message>
        <source>Koya</source>
        <translation>Hệ số Koya</translation>
    </message>
    <message>
        <source>points against those who scored half of the maximum or more</source>
        <translation>điểm giành được trước những người đạt từ nửa số điểm tối đa trở lên</translation>
    </message>
    <message>
        <source>Average rating of opponents</source>
        <translation>Hệ số trung bình của đối phương</translation>
    </message>
    <message>
        <source>the mean rating of the opponents met over the board</source>
        <translation>trung bình hệ số của các đối phương đã gặp trên bàn</translation>
    </message>
    <message>
        <source>Performance rating</source>
        <translation>Hệ số hiệu suất</translation>
    </message>
    <message>
        <source>the mean rating of the opponents, moved by the percentage scored</source>
        <translation>trung bình hệ số của đối phương, cộng chênh lệch theo tỷ lệ điểm</translation>
    </message>
    <message>
        <source>Perfect performance</source>
        <translation>Hiệu suất hoàn hảo</translation>
    </message>
    <message>
        <source>the lowest rating that would have expected this score</source>
        <translation>hệ số thấp nhất mà với nó điểm kỳ vọng đạt số điểm này</translation>
    </message>
    <message>
        <source>Average performance of opponents</source>
        <translation>Hiệu suất trung bình của đối phương</translation>
    </message>
    <message>
        <source>the mean performance rating of the opponents</source>
        <translation>trung bình hệ số hiệu suất của các đối phương</translation>
    </message>
    <message>
        <source>Average perfect performance of opponents</source>
        <translation>Hiệu suất hoàn hảo trung bình của đối phương</translation>
    </message>
    <message>
        <source>the mean perfect performance of the opponents</source>
        <translation>trung bình hiệu suất hoàn hảo của các đối phương</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Hệ số</translation>
    </message>
    <message>
        <source>Match points</source>
        <translation>Điểm trận</translation>
    </message>
    <message>
        <source>Game points</source>
        <translation>Điểm ván</translation>
    </message>
    <message>
        <source>The other score</source>
        <translation>Loại điểm còn lại</translation>
    </message>
    <message>
        <source>game points where match points rank, and the other way round</source>
        <translation>điểm ván nếu xếp theo điểm trận, và ngược lại</translation>
    </message>
    <message>
        <source>Sonneborn-Berger, match by match points</source>
        <translation>Sonneborn-Berger đồng đội, trận nhân trận</translation>
    </message>
    <message>
        <source>the opponents&apos; match points times the own match points</source>
        <translation>điểm trận của đối phương nhân điểm trận giành được</translation>
    </message>
    <message>
        <source>Sonneborn-Berger, match by game points</source>
        <translation>Sonneborn-Berger đồng đội, trận nhân ván</translation>
    </message>
    <message>
        <source>the opponents&apos; match points times the own game points</source>
        <translation>điểm trận của đối phương nhân điểm ván giành được</translation>
    </message>
    <message>
        <source>Sonneborn-Berger, game by match points</source>
        <translation>Sonneborn-Berger đồng đội, ván nhân trận</translation>
    </message>
    <message>
        <source>the opponents&apos; game points times the own match points</source>
        <translation>điểm ván của đối phương nhân điểm trận giành được</translation>
    </message>
    <message>
        <source>Sonneborn-Berger, game by game points</source>
        <translation>Sonneborn-Berger đồng đội, ván nhân ván</translation>
    </message>
    <message>
        <source>the opponents&apos; game points times the own game points</source>
        <translation>điểm ván của đối phương nhân điểm ván giành được</translation>
    </message>
    <message>
        <source>Extended direct encounter</source>
        <translation>Đối kháng trực tiếp mở rộng</translation>
    </message>
    <message>
        <source>the matches of the tied teams against each other, by both scores</source>
        <translation>các trận những đội đồng điểm gặp nhau, xét cả hai loại điểm</translation>
    </message>
    <message>
        <source>Extended direct encounter, board count, top boards</source>
        <translation>Đối kháng trực tiếp mở rộng, rồi số bàn và bàn trên</translation>
    </message>
    <message>
        <source>EDE, and two teams left by board count and top boards</source>
        <translation>EDE, còn hai đội thì xét số bàn rồi các bàn trên</translation>
    </message>
    <message>
        <source>Extended direct encounter, board count, bottom boards</source>
        <translation>Đối kháng trực tiếp mở rộng, rồi số bàn và bỏ bàn dưới</translation>
    </message>
    <message>
        <source>EDE, and two teams left by board count and bottom boards</source>
        <translation>EDE, còn hai đội thì xét số bàn rồi bỏ dần bàn dưới</translation>
    </message>
    <message>
        <source>Extended direct encounter, top boards</source>
        <translation>Đối kháng trực tiếp mở rộng, rồi bàn trên</translation>
    </message>
    <message>
        <source>EDE, and two teams left by the top boards</source>
        <translation>EDE, còn hai đội thì xét các bàn trên</translation>
    </message>
    <message>
        <source>Extended direct encounter, bottom boards</source>
        <translation>Đối kháng trực tiếp mở rộng, rồi bỏ bàn dưới</translation>
    </message>
    <message>
        <source>EDE, and two teams left by leaving out bottom boards</source>
        <translation>EDE, còn hai đội thì bỏ dần bàn dưới</translation>
    </message>
    <message>
        <source>Board count</source>
        <translation>Số bàn</translation>
    </message>
    <message>
        <source>board number times points on that board, the lowest first</source>
        <translation>số thứ tự bàn nhân điểm ở bàn đó, số nhỏ xếp trước</translation>
    </message>
    <message>
        <source>Top board results</source>
        <translation>Kết quả bàn trên</translation>
    </message>
    <message>
        <source>points on board 1, then board 2, and so on</source>
        <translation>điểm ở bàn 1, rồi bàn 2, cứ thế tiếp</translation>
    </message>
    <message>
        <source>Bottom board elimination</source>
        <translation>Bỏ dần bàn dưới</translation>
    </message>
    <message>
        <source>points without the last board, then without the last two, and so on</source>
        <translation>điểm không kể bàn cuối, rồi không kể hai bàn cuối, cứ thế tiếp</translation>
    </message>
    <message>
        <source>Score with strength of schedule</source>
        <translation>Điểm kết hợp sức đối phương</translation>
    </message>
    <message>
        <source>the other score and a part of Buchholz</source>
        <translation>loại điểm còn lại cộng một phần Buchholz</translation>
    </message>
    <message>
        <source>Round {round} ({value}) is left out although others are lower: {player} chose not to play it (a VUR), and such a round goes first.</source>
        <translation>Bỏ ván {round} ({value}) dù có ván thấp hơn: đây là giá trị thấp nhất từ ván VUR (ván {player} chủ động không thi đấu), phải bỏ trước.</translation>
    </message>
    <message>
        <source>Why does {player} play {opponent} in round {round}?</source>
        <translation>Vì sao {player} gặp {opponent} ở ván {round}?</translation>
    </message>
    <message>
        <source>Why does {player} have no opponent in round {round}?</source>
        <translation>Vì sao {player} không có đối phương ở ván {round}?</translation>
    </message>
    <message>
        <source>How was round {round} paired?</source>
        <translation>Ván {round} được bốc thăm thế nào?</translation>
    </message>
    <message>
        <source>Why does {player} not play {rival} in round {round}?</source>
        <translation>Vì sao {player} không gặp {rival} ở ván {round}?</translation>
    </message>
    <message>
        <source>Why does {player} have the bye in round {round}?</source>
        <translation>Vì sao {player} được miễn đấu ở ván {round}?</translation>
    </message>
    <message>
        <source>Who gets the bye in round {round}?</source>
        <translation>Ai được miễn đấu ở ván {round}?</translation>
    </message>
    <message>
        <source>{player} (on {points}) and {opponent} (on {otherPoints}) play each other because the last groups had to be paired together: otherwise somebody would have had no opponent.</source>
        <translation>{player} ({points} điểm) gặp {opponent} ({otherPoints} điểm) vì các nhóm cuối phải xếp chung: nếu không sẽ có người không có đối phương.</translation>
    </message>
    <message>
        <source>{player} plays {opponent} because the round was published so; by the rules {player} would meet {rival}.</source>
        <translation>{player} gặp {opponent} vì ván đấu đã được công bố như vậy; theo luật thì {player} gặp {rival}.</translation>
    </message>
    <message>
        <source>{player} plays {opponent} because the round was published so; by the rules {player} would have the bye.</source>
        <translation>{player} gặp {opponent} vì ván đấu đã được công bố như vậy; theo luật thì {player} được miễn đấu.</translation>
    </message>
    <message>
        <source>{player} has no opponent because the round was published so; by the rules {player} would meet {rival}.</source>
        <translation>{player} không có đối phương vì ván đấu đã được công bố như vậy; theo luật thì {player} gặp {rival}.</translation>
    </message>
    <message>
        <source>{player} plays {opponent} because the round-robin table says so for round {round}.</source>
        <translation>{player} gặp {opponent} vì bảng đấu vòng tròn quy định như vậy cho ván {round}.</translation>
    </message>
    <message>
        <source>{player} is free in round {round}: the number of players is odd, and the round-robin table gives everybody one free round.</source>
        <translation>{player} được nghỉ ở ván {round}: số đấu thủ lẻ, và bảng đấu vòng tròn cho mỗi người nghỉ một ván.</translation>
    </message>
    <message>
        <source>{player} was not to be paired in round {round}: {outcome}.</source>
        <translation>{player} không tham gia bốc thăm ở ván {round}: {outcome}.</translation>
    </message>
    <message>
        <source>Round {round} cannot be paired: there is no way to give everybody an opponent within the rules.</source>
        <translation>Không thể bốc thăm ván {round}: không có cách nào xếp đối phương cho tất cả mà đúng luật.</translation>
    </message>
    <message numerus="yes">
        <source>The {points}-point group has %n players.</source>
        <translation>
            <numerusform>Nhóm {points} điểm có %n đấu thủ.</numerusform>
        </translation>
    </message>
    <message>
        <source>{players} came into it from above.</source>
        <translation>{players} từ nhóm trên xuống.</translation>
    </message>
    <message numerus="yes">
        <source>The {points}-point group had %n players to pair, an odd number, so somebody had to move down.</source>
        <translation>
            <numerusform>Nhóm {points} điểm có %n đấu thủ cần xếp, là số lẻ, nên phải có người xuống nhóm dưới.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the {points}-point group %n players could not be given opponents there.</source>
        <translation>
            <numerusform>Ở nhóm {points} điểm có %n đấu thủ không thể xếp được đối phương trong nhóm.</numerusform>
        </translation>
    </message>
    <message>
        <source>{players} moved down from the {points}-point group.</source>
        <translation>{players} xuống từ nhóm {points} điểm.</translation>
    </message>
    <message>
        <source>Among equal choices in the {points}-point group, those moved down whom the next group can best take.</source>
        <translation>Giữa các lựa chọn ngang nhau ở nhóm {points} điểm, người xuống là người mà nhóm dưới tiếp nhận tốt nhất.</translation>
    </message>
    <message>
        <source>Those who moved down are paired first: {players}.</source>
        <translation>Những người từ trên xuống được xếp trước: {players}.</translation>
    </message>
    <message>
        <source>{players} found no opponent in this group and moved down again.</source>
        <translation>{players} không có đối phương trong nhóm này và lại xuống tiếp.</translation>
    </message>
    <message>
        <source>The upper half runs from {first} to {last}, the lower half from {otherFirst} to {otherLast}.</source>
        <translation>Nửa trên từ {first} đến {last}, nửa dưới từ {otherFirst} đến {otherLast}.</translation>
    </message>
    <message>
        <source>{players} went to the lower half and {rivals} to the upper half: with the plain halves somebody would have been worse off.</source>
        <translation>{players} chuyển sang nửa dưới và {rivals} sang nửa trên: nếu giữ nguyên hai nửa thì có người bị thiệt hơn.</translation>
    </message>
    <message>
        <source>The plain order already gives {player} the opponent {opponent}.</source>
        <translation>Thứ tự ban đầu đã cho {player} gặp {opponent}.</translation>
    </message>
    <message>
        <source>Every quality rule is kept in full in this group.</source>
        <translation>Trong nhóm này mọi tiêu chí đều được đáp ứng trọn vẹn.</translation>
    </message>
    <message>
        <source>All other quality rules are kept in full in this group.</source>
        <translation>Trong nhóm này mọi tiêu chí khác đều được đáp ứng trọn vẹn.</translation>
    </message>
    <message>
        <source>{player} and {rival} already met in round {round}; nobody meets the same opponent twice.</source>
        <translation>{player} và {rival} đã gặp nhau ở ván {round}; không ai gặp lại một đối phương hai lần.</translation>
    </message>
    <message>
        <source>{player} and {rival} may not meet in this round: the arbiter has ruled it out.</source>
        <translation>{player} và {rival} không được gặp nhau ở ván này: trọng tài đã quy định như vậy.</translation>
    </message>
    <message>
        <source>{player} and {rival} may not meet in this round: {why}.</source>
        <translation>{player} và {rival} không được gặp nhau ở ván này: {why}.</translation>
    </message>
    <message>
        <source>{player} and {rival} may not meet: both must get {colour}.</source>
        <translation>{player} và {rival} không được gặp nhau: cả hai đều phải cầm quân {colour}.</translation>
    </message>
    <message>
        <source>{players} must leave the group.</source>
        <translation>{players} phải rời nhóm.</translation>
    </message>
    <message>
        <source>The scores of those who leave count: {players}.</source>
        <translation>Điểm của những người rời nhóm được xét: {players}.</translation>
    </message>
    <message>
        <source>{players} meet lower scores or leave the group.</source>
        <translation>{players} gặp người ít điểm hơn hoặc rời nhóm.</translation>
    </message>
    <message>
        <source>The bye goes to somebody who has missed games before: {players}.</source>
        <translation>Người được miễn đấu đã từng có ván không thi đấu: {players}.</translation>
    </message>
    <message>
        <source>Top scorers or their opponents end beyond a colour difference of two: {players}.</source>
        <translation>Đấu thủ nhóm đầu hoặc đối phương có chênh lệch màu quân quá hai: {players}.</translation>
    </message>
    <message>
        <source>Top scorers or their opponents get one colour for the third time running: {players}.</source>
        <translation>Đấu thủ nhóm đầu hoặc đối phương cầm cùng màu quân ba ván liên tiếp: {players}.</translation>
    </message>
    <message>
        <source>{players} must meet a higher score, as in the round before.</source>
        <translation>{players} phải gặp người nhiều điểm hơn, như ở ván trước.</translation>
    </message>
    <message>
        <source>{players} must meet a higher score, as two rounds before.</source>
        <translation>{players} phải gặp người nhiều điểm hơn, như ở ván cách đây hai ván.</translation>
    </message>
    <message>
        <source>{players} met a higher score in the round before too, so the score difference should be small.</source>
        <translation>{players} đã gặp người nhiều điểm hơn ở ván trước, nên chênh lệch điểm cần nhỏ.</translation>
    </message>
    <message>
        <source>{players} met a higher score two rounds before too, so the score difference should be small.</source>
        <translation>{players} đã gặp người nhiều điểm hơn ở ván cách đây hai ván, nên chênh lệch điểm cần nhỏ.</translation>
    </message>
    <message>
        <source>{player} and {rival} do play each other in this round.</source>
        <translation>{player} và {rival} có gặp nhau ở ván này.</translation>
    </message>
    <message>
        <source>If {player} met {rival}, no opponents would be left for all the others: {players}.</source>
        <translation>Nếu {player} gặp {rival} thì không còn đủ đối phương cho những người khác: {players}.</translation>
    </message>
    <message>
        <source>If {player} met {rival}, only {first} and {second} would be left for each other, and they already met in round {round}.</source>
        <translation>Nếu {player} gặp {rival} thì chỉ còn {first} và {second} cho nhau, mà hai người đã gặp nhau ở ván {round}.</translation>
    </message>
    <message>
        <source>If {player} met {rival}, nobody would be left who may take the bye.</source>
        <translation>Nếu {player} gặp {rival} thì không còn ai được phép miễn đấu.</translation>
    </message>
    <message>
        <source>If {player} met {rival}, the {points}-point group could not be paired as well as it is, because players further down would be left without opponents.</source>
        <translation>Nếu {player} gặp {rival} thì không thể xếp nhóm {points} điểm tốt như hiện nay, vì những người ở dưới sẽ không còn đối phương.</translation>
    </message>
    <message>
        <source>If {player} met {rival}, the bye would go to {taker} on {points} instead of somebody on {madePoints}.</source>
        <translation>Nếu {player} gặp {rival} thì {taker} có {points} điểm sẽ được miễn đấu, thay vì một người có {madePoints} điểm.</translation>
    </message>
    <message>
        <source>No absolute rule keeps {player} and {rival} apart.</source>
        <translation>Không có luật tuyệt đối nào cấm {player} gặp {rival}.</translation>
    </message>
    <message>
        <source>Down to the {points}-point group the round stays as it is.</source>
        <translation>Cho đến nhóm {points} điểm, ván đấu vẫn giữ nguyên.</translation>
    </message>
    <message>
        <source>In the {points}-point group both pairings are equal by every rule before {criterion}.</source>
        <translation>Ở nhóm {points} điểm, hai cách xếp ngang nhau theo mọi tiêu chí trước {criterion}.</translation>
    </message>
    <message>
        <source>In the {points}-point group both pairings are equal by every quality rule.</source>
        <translation>Ở nhóm {points} điểm, hai cách xếp ngang nhau theo mọi tiêu chí.</translation>
    </message>
    <message numerus="yes">
        <source>The best round with {player} against {rival} changes %n boards.</source>
        <translation>
            <numerusform>Cách xếp tốt nhất có {player} gặp {rival} làm thay đổi %n bàn.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} – {opponent}</source>
        <translation>{player} – {opponent}</translation>
    </message>
    <message>
        <source>{player}: bye</source>
        <translation>{player}: miễn đấu</translation>
    </message>
    <message>
        <source>{player} has the bye because the round was published so; by the rules it would go to {rival}.</source>
        <translation>{player} được miễn đấu vì ván đấu đã được công bố như vậy; theo luật thì {rival} được miễn đấu.</translation>
    </message>
    <message>
        <source>Round {round} cannot be paired: the number of players is odd and nobody may take the bye.</source>
        <translation>Không thể bốc thăm ván {round}: số đấu thủ lẻ và không ai được phép miễn đấu.</translation>
    </message>
    <message numerus="yes">
        <source>%n players are to be paired, an odd number, so one has the bye.</source>
        <translation>
            <numerusform>Có %n đấu thủ cần xếp, là số lẻ, nên một người được miễn đấu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players may take it.</source>
        <translation>
            <numerusform>Có %n đấu thủ được phép nhận.</numerusform>
        </translation>
    </message>
    <message>
        <source>On {points}: {players}.</source>
        <translation>Có {points} điểm: {players}.</translation>
    </message>
    <message numerus="yes">
        <source>%n players may not take it.</source>
        <translation>
            <numerusform>Có %n đấu thủ không được phép nhận.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} already had a bye in round {round}.</source>
        <translation>{player} đã được miễn đấu ở ván {round}.</translation>
    </message>
    <message>
        <source>{player} won round {round} without play.</source>
        <translation>{player} đã thắng ván {round} do đối phương vắng.</translation>
    </message>
    <message>
        <source>{player} scored as much as a win without play in round {round}: {outcome}.</source>
        <translation>{player} đã có điểm như một ván thắng mà không thi đấu ở ván {round}: {outcome}.</translation>
    </message>
    <message numerus="yes">
        <source>{player} has missed %n games so far.</source>
        <translation>
            <numerusform>{player} đã có %n ván không thi đấu.</numerusform>
        </translation>
    </message>
    <message>
        <source>These may not meet one another, or not all: {players}.</source>
        <translation>Những người này không thể gặp nhau hết: {players}.</translation>
    </message>
    <message>
        <source>The only opponents left for them are {players}.</source>
        <translation>Đối phương duy nhất còn lại cho họ là {players}.</translation>
    </message>
    <message>
        <source>No opponent is left for them among the others.</source>
        <translation>Trong số những người khác không còn đối phương nào cho họ.</translation>
    </message>
    <message>
        <source>How does round {round} differ from what the rules give?</source>
        <translation>Ván {round} khác với luật ở chỗ nào?</translation>
    </message>
    <message>
        <source>Round {round} is what the rules give.</source>
        <translation>Ván {round} đúng như luật quy định.</translation>
    </message>
    <message numerus="yes">
        <source>Round {round} differs on %n boards from what the rules give.</source>
        <translation>
            <numerusform>Ván {round} khác với luật ở %n bàn.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} and {opponent} meet by the rules too, but with the colours the other way round.</source>
        <translation>{player} và {opponent} cũng gặp nhau theo luật, nhưng với màu quân ngược lại.</translation>
    </message>
    <message>
        <source>If {player} met {rival}, other players would have to leave the {points}-point group so that all those further down find opponents: {players}.</source>
        <translation>Nếu {player} gặp {rival} thì những người khác phải rời nhóm {points} điểm để mọi người ở dưới có đối phương: {players}.</translation>
    </message>
    <message>
        <source>{player} has not missed a game so far.</source>
        <translation>{player} đến nay chưa bỏ ván nào.</translation>
    </message>
    <message numerus="yes">
        <source>{player} has {code} {value}: {what}, after %n values are cut.</source>
        <translation>
            <numerusform>{code} của {player} là {value}: {what}, sau khi bỏ %n giá trị.</numerusform>
        </translation>
    </message>
    <message>
        <source>Round {round}: {opponent} has a score of {used}.</source>
        <translation>Ván {round}: {opponent} được {used} điểm.</translation>
    </message>
    <message>
        <source>Round {round}: {opponent} has a score of {before}, adjusted to {used}.</source>
        <translation>Ván {round}: {opponent} được {before} điểm thực, điểm điều chỉnh là {used}.</translation>
    </message>
    <message numerus="yes">
        <source>There is no round {round}: the round-robin table has %n rounds.</source>
        <translation>
            <numerusform>Không có ván {round}: bảng đấu vòng tròn chỉ có %n ván.</numerusform>
        </translation>
    </message>
    <message>
        <source>Who meets whom in round {round} follows from the pairing of the teams and their board order; the rules for pairing players do not apply.</source>
        <translation>Ai gặp ai ở ván {round} là theo bốc thăm của các đội và thứ tự bàn trong đội; luật bốc thăm cá nhân không áp dụng ở đây.</translation>
    </message>
    <message numerus="yes">
        <source>{player} goes from {before} to {after} ({change}) with a score of {score} from %n rated games.</source>
        <translation>
            <numerusform>{player} từ {before} thành {after} ({change}), được {score} điểm trong %n ván tính hệ số.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} gets a first rating of {after} with a score of {score} from %n rated games.</source>
        <translation>
            <numerusform>{player} có hệ số đầu tiên là {after}, được {score} điểm trong %n ván tính hệ số.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} stays unrated: %n rated games in this event do not give a rating yet.</source>
        <translation>
            <numerusform>{player} vẫn chưa có hệ số: %n ván tính hệ số ở giải này chưa đủ để có hệ số.</numerusform>
        </translation>
    </message>
    <message>
        <source>Round {round}: {outcome} against {opponent} ({rating}), worth {term}.</source>
        <translation>Ván {round}: {outcome} với {opponent} ({rating}), được tính {term}.</translation>
    </message>
    <message>
        <source>Round {round}: {outcome} against {opponent} ({listed}, more than 40 away: counted as {rating}), worth {term}.</source>
        <translation>Ván {round}: {outcome} với {opponent} ({listed}, cách hơn 40 nên tính là {rating}), được tính {term}.</translation>
    </message>
    <message numerus="yes">
        <source>K = {k}: only %n rated games so far, fewer than 30.</source>
        <translation>
            <numerusform>K = {k}: mới có %n ván tính hệ số, chưa đủ 30.</numerusform>
        </translation>
    </message>
    <message>
        <source>K = {k}: rated below 2400, not new, and no junior below 2300.</source>
        <translation>K = {k}: hệ số dưới 2400, không phải người mới và không phải đấu thủ trẻ dưới 2300.</translation>
    </message>
    <message numerus="yes">
        <source>A newcomer without a point in the first event: its %n rated games are disregarded.</source>
        <translation>
            <numerusform>Người mới không được điểm nào ở giải đầu tiên: %n ván tính hệ số của giải này bị bỏ.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games against rated opponents are fewer than {needed}: they are kept for up to 26 months.</source>
        <translation>
            <numerusform>%n ván với đối phương có hệ số, chưa đủ {needed}: được giữ lại tối đa 26 tháng.</numerusform>
        </translation>
    </message>
    <message>
        <source>Performance = {average} + 400 × ({balance}) / {games} = {performance}; {balance} is wins minus losses.</source>
        <translation>Hệ số hiệu suất = {average} + 400 × ({balance}) / {games} = {performance}; {balance} là số thắng trừ số thua.</translation>
    </message>
    <message numerus="yes">
        <source>Special formula, as the rating rests on %n games: {before} enters as {effective} drawn games, and the expected score equals {target} at {after}.</source>
        <translation>
            <numerusform>Công thức đặc biệt, vì hệ số dựa trên %n ván: {before} được tính như {effective} ván hòa, và điểm kỳ vọng bằng {target} tại {after}.</numerusform>
        </translation>
    </message>
    <message>
        <source>K = {numerator} / (effective games {effective} + {games}) = {k}: on the regular side of a dual rated event it is smaller above 2200.</source>
        <translation>K = {numerator} / (số ván hiệu dụng {effective} + {games}) = {k}: ở phần cờ thường của giải tính hai hệ số, K nhỏ hơn khi trên 2200.</translation>
    </message>
    <message>
        <source>Bonus = {gain} − {threshold} × √{games}, at least 0: {bonus}.</source>
        <translation>Thưởng = {gain} − {threshold} × √{games}, không dưới 0: {bonus}.</translation>
    </message>
    <message>
        <source>No bonus: it needs at least three games.</source>
        <translation>Không có thưởng: cần ít nhất ba ván.</translation>
    </message>
    <message>
        <source>No bonus: an opponent was met more than twice, or in an event of three games more than once.</source>
        <translation>Không có thưởng: gặp một đối phương quá hai lần, hoặc quá một lần trong giải ba ván.</translation>
    </message>
    <message numerus="yes">
        <source>%n games against rated opponents are fewer than {needed}: no first rating yet.</source>
        <translation>
            <numerusform>%n ván với đối phương có hệ số, chưa đủ {needed}: chưa có hệ số đầu tiên.</numerusform>
        </translation>
    </message>
    <message>
        <source>All games won: an imagined draw against the average of {average} is added.</source>
        <translation>Thắng mọi ván: cộng thêm một ván hòa giả định với mức trung bình {average}.</translation>
    </message>
    <message numerus="yes">
        <source>A first rating needs {needed} games and more than {minimum}; here %n games and {performance}.</source>
        <translation>
            <numerusform>Hệ số đầu tiên cần {needed} ván và trên {minimum}; ở đây %n ván và {performance}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games are fewer than {needed}: not listed.</source>
        <translation>
            <numerusform>%n ván, chưa đủ {needed}: không vào danh sách.</numerusform>
        </translation>
    </message>
    <message>
        <source>Estimate for one player: the opponents&apos; ratings stay as entered, while the federation rates the whole section together. Among players who improve fast the two can be 10 points apart.</source>
        <translation>Ước tính cho một người: hệ số đối phương giữ như đã nhập, còn liên đoàn tính cả bảng cùng lúc. Giữa những người tiến bộ nhanh, hai cách có thể lệch khoảng 10 điểm.</translation>
    </message>
    <message numerus="yes">
        <source>This event alone: %n games; a grade rests on {full}, older games would be added.</source>
        <translation>
            <numerusform>Chỉ tính giải này: %n ván; bậc dựa trên {full} ván, các ván cũ hơn sẽ được cộng thêm.</numerusform>
        </translation>
    </message>
    <message>
        <source>{from} {value} is about {to} {result}.</source>
        <translation>{from} {value} ứng với khoảng {to} {result}.</translation>
    </message>
    <message>
        <source>(The article prints 750 for 7.5: a misprint, by which 150 would become 113200.)</source>
        <translation>(Bài viết in 750 thay cho 7,5: lỗi in, theo đó 150 sẽ thành 113200.)</translation>
    </message>
    <message>
        <source>As an ECF grade: ({elo} − 700) / 7.5 = {grade}.</source>
        <translation>Quy ra bậc ECF: ({elo} − 700) / 7,5 = {grade}.</translation>
    </message>
    <message>
        <source>By the older rule of the 1990s: 600 + 8 × {grade} = {elo}.</source>
        <translation>Theo cách quy đổi cũ của thập niên 1990: 600 + 8 × {grade} = {elo}.</translation>
    </message>
    <message>
        <source>As an Elo rating: 2840 − 8 × {ingo} = {elo}.</source>
        <translation>Quy ra Elo: 2840 − 8 × {ingo} = {elo}.</translation>
    </message>
    <message>
        <source>As an Ingo number: 355 − {elo} / 8 = {ingo}; lower is better.</source>
        <translation>Quy ra chỉ số Ingo: 355 − {elo} / 8 = {ingo}; càng thấp càng mạnh.</translation>
    </message>
    <message>
        <source>As a US Chess start value (up to FIDE 2000): −1073 + 1.5667 × {fide} = {uscf}.</source>
        <translation>Quy ra giá trị đầu của US Chess (FIDE đến 2000): −1073 + 1,5667 × {fide} = {uscf}.</translation>
    </message>
    <message>
        <source>As a US Chess start value (above FIDE 2000): 20 + 1.02 × {fide} = {uscf}.</source>
        <translation>Quy ra giá trị đầu của US Chess (FIDE trên 2000): 20 + 1,02 × {fide} = {uscf}.</translation>
    </message>
    <message>
        <source>FIDE&apos;s adjustment of 1 March 2024 turned it into {fide} + 0.4 × (2000 − {fide}) = {after}.</source>
        <translation>Lần điều chỉnh của FIDE ngày 1/3/2024 đổi thành {fide} + 0,4 × (2000 − {fide}) = {after}.</translation>
    </message>
    <message>
        <source>Changeover of 1 August 2026, below 1000: {dwz} + 400 = {after}.</source>
        <translation>Chuyển đổi ngày 1/8/2026, dưới 1000: {dwz} + 400 = {after}.</translation>
    </message>
    <message>
        <source>Changeover of 1 August 2026: 0.64 × {dwz} + 760 = {after}.</source>
        <translation>Chuyển đổi ngày 1/8/2026: 0,64 × {dwz} + 760 = {after}.</translation>
    </message>
    <message>
        <source>Changeover of 1 August 2026: from 2110 on the DWZ stays, {dwz}.</source>
        <translation>Chuyển đổi ngày 1/8/2026: DWZ từ 2110 trở lên giữ nguyên, {dwz}.</translation>
    </message>
    <message>
        <source>Conversions are rough averages of many players.</source>
        <translation>Quy đổi chỉ là trung bình gần đúng của nhiều đấu thủ.</translation>
    </message>
    <message>
        <source>On Elo&apos;s scale of 1978, {rating} stands in the band {band}: {class}.</source>
        <translation>Trên thang Elo 1978, {rating} thuộc khoảng {band}: {class}.</translation>
    </message>
    <message>
        <source>Harkness&apos;s class (1950–1960) of {rating}: {class}.</source>
        <translation>Hạng theo Harkness (1950–1960) của {rating}: {class}.</translation>
    </message>
    <message>
        <source>As an established peak, {peak} gives a floor of {floor}.</source>
        <translation>Nếu là mức cao nhất đã ổn định, {peak} cho mức sàn {floor}.</translation>
    </message>
    <message numerus="yes">
        <source>Average of %n rated players: {sum} / %n = {average}.</source>
        <translation>
            <numerusform>Trung bình của %n đấu thủ có hệ số: {sum} / %n = {average}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unrated players are left out.</source>
        <translation>
            <numerusform>Bỏ ra %n đấu thủ chưa có hệ số.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rounded average {average}: a tournament of category {category}.</source>
        <translation>Trung bình làm tròn {average}: giải thuộc hạng {category}.</translation>
    </message>
    <message>
        <source>Rounded average {average}: no category, which begins at {lowest}.</source>
        <translation>Trung bình làm tròn {average}: không được xếp hạng giải, hạng đầu bắt đầu từ {lowest}.</translation>
    </message>
    <message>
        <source>Bands of 25 points from {lowest} on, the traditional ones: today&apos;s regulations have none.</source>
        <translation>Mỗi hạng rộng 25 điểm kể từ {lowest}, theo cách chia hạng truyền thống: luật hiện nay không còn.</translation>
    </message>
    <message numerus="yes">
        <source>%n unrated opponents count as {rating}.</source>
        <translation>
            <numerusform>%n đối phương chưa có hệ số được tính là {rating}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The lowest opponent, {rating}, is lifted to {floor}; only one may be.</source>
        <translation>Đối phương thấp nhất, {rating}, được nâng lên {floor}; chỉ được nâng một người.</translation>
    </message>
    <message numerus="yes">
        <source>Ra = {sum} / %n = {average}, rounded.</source>
        <translation>
            <numerusform>Ra = {sum} / %n = {average}, đã làm tròn.</numerusform>
        </translation>
    </message>
    <message>
        <source>p = {score} / {games} = {p}, rounded.</source>
        <translation>p = {score} / {games} = {p}, đã làm tròn.</translation>
    </message>
    <message>
        <source>Performance {performance}, at least {needed} needed: {verdict}.</source>
        <translation>Hệ số hiệu suất {performance}, cần ít nhất {needed}: {verdict}.</translation>
    </message>
    <message>
        <source>Average of the opponents {average}, at least {needed} needed: {verdict}.</source>
        <translation>Trung bình đối phương {average}, cần ít nhất {needed}: {verdict}.</translation>
    </message>
    <message>
        <source>Score {score}, at least 35 % needed, that is {needed}: {verdict}.</source>
        <translation>Được {score} điểm, cần ít nhất 35 %, tức {needed}: {verdict}.</translation>
    </message>
    <message numerus="yes">
        <source>%n games, as a rule at least {needed} needed: {verdict}.</source>
        <translation>
            <numerusform>%n ván, thông thường cần ít nhất {needed}: {verdict}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>To be checked besides, for %n games: at least {holders} title holders, {level} with a title of the norm&apos;s level, at most {own} of the own federation and {one} of any one.</source>
        <translation>
            <numerusform>Còn phải kiểm tra, với %n ván: ít nhất {holders} đối phương có danh hiệu, {level} người có danh hiệu ngang mức chuẩn, nhiều nhất {own} người cùng liên đoàn và {one} người của một liên đoàn bất kỳ.</numerusform>
        </translation>
    </message>
    <message>
        <source>met</source>
        <translation>đạt</translation>
    </message>
    <message>
        <source>not met</source>
        <translation>không đạt</translation>
    </message>
    <message>
        <source>super grandmaster</source>
        <translation>siêu đại kiện tướng</translation>
    </message>
    <message>
        <source>most grandmasters</source>
        <translation>phần lớn đại kiện tướng</translation>
    </message>
    <message>
        <source>most international masters</source>
        <translation>phần lớn kiện tướng quốc tế</translation>
    </message>
    <message>
        <source>most FIDE masters</source>
        <translation>phần lớn kiện tướng FIDE</translation>
    </message>
    <message>
        <source>candidate masters, some FIDE masters</source>
        <translation>dự bị kiện tướng, một số kiện tướng FIDE</translation>
    </message>
    <message>
        <source>candidate masters, national experts</source>
        <translation>dự bị kiện tướng, chuyên gia cấp quốc gia</translation>
    </message>
    <message>
        <source>class A, category 1</source>
        <translation>hạng A, loại 1</translation>
    </message>
    <message>
        <source>class B, category 2</source>
        <translation>hạng B, loại 2</translation>
    </message>
    <message>
        <source>class C, category 3</source>
        <translation>hạng C, loại 3</translation>
    </message>
    <message>
        <source>class D, category 4</source>
        <translation>hạng D, loại 4</translation>
    </message>
    <message>
        <source>beginners</source>
        <translation>người mới chơi</translation>
    </message>
    <message>
        <source>The file doesn&apos;t tell the colours of {player}&apos;s board in round {round}.</source>
        <translation>Tệp không ghi màu quân ở bàn của {player} trong ván {round}.</translation>
    </message>
    <message>
        <source>{player} has {colour} because the arbiter pairs this section by hand.</source>
        <translation>{player} cầm {colour} vì bảng này do trọng tài xếp tay.</translation>
    </message>
    <message>
        <source>{player} has {colour} by the rules of the system {system}, which this program does not know.</source>
        <translation>{player} cầm {colour} theo luật của hệ {system}, hệ mà phần mềm này không biết.</translation>
    </message>
    <message>
        <source>Round {round} is paired by hand: the arbiter decides who meets whom, and no rules of a pairing system can be named.</source>
        <translation>Ván {round} do trọng tài xếp tay: ai gặp ai là do trọng tài quyết định, không có luật của hệ bốc thăm nào để nêu.</translation>
    </message>
    <message>
        <source>Round {round} belongs to the system {system}, which this program does not pair: its pairings are kept and shown, but not explained by the rules of another system.</source>
        <translation>Ván {round} thuộc hệ {system}, hệ mà phần mềm này không bốc thăm: kết quả bốc thăm được giữ và hiển thị, nhưng không được giải thích bằng luật của hệ khác.</translation>
    </message>
    <message>
        <source>No game of {player} counts for a norm yet.</source>
        <translation>Chưa có ván nào của {player} được tính cho chuẩn.</translation>
    </message>
    <message>
        <source>This is the opinion of the program: FIDE examines a norm when the title is applied for.</source>
        <translation>Đây là ý kiến của chương trình: FIDE xét chuẩn khi có hồ sơ xin phong danh hiệu.</translation>
    </message>
    <message>
        <source>Title norms are made in chess only.</source>
        <translation>Chỉ cờ vua mới có chuẩn danh hiệu.</translation>
    </message>
    <message>
        <source>Title norms are made at standard time control only.</source>
        <translation>Chỉ cờ tiêu chuẩn mới có chuẩn danh hiệu.</translation>
    </message>
    <message>
        <source>{rounds} rounds are too few: a norm takes nine games.</source>
        <translation>{rounds} vòng là quá ít: một chuẩn cần chín ván.</translation>
    </message>
    <message numerus="yes">
        <source>A double round robin gives norms from six players on, here there are %n.</source>
        <translation>
            <numerusform>Giải vòng tròn hai lượt cần ít nhất sáu đấu thủ mới có chuẩn, ở đây có %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games count, at least {needed} needed: {verdict}.</source>
        <translation>
            <numerusform>%n ván được tính, cần ít nhất {needed}: {verdict}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Round {round} of nine was not played for want of an opponent: the result must stand over the eight other games.</source>
        <translation>Vòng {round} trong chín vòng không đánh vì không có đối phương: kết quả phải đạt trên tám ván còn lại.</translation>
    </message>
    <message>
        <source>Round {round}: {opponent} did not come; the game is needed for their number and counts as lost.</source>
        <translation>Vòng {round}: {opponent} không đến; cần ván này cho đủ số ván nên tính là thua.</translation>
    </message>
    <message>
        <source>{score} points are a full point or more above the {required} required: the norm counts as {games} games.</source>
        <translation>{score} điểm, hơn {required} điểm cần có từ một điểm trở lên: chuẩn được tính là {games} ván.</translation>
    </message>
    <message>
        <source>Round {round} against {opponent} is left out: the result stood before it.</source>
        <translation>Bỏ vòng {round} gặp {opponent}: kết quả đã đạt từ trước đó.</translation>
    </message>
    <message>
        <source>Round {round} is left out: {opponent} ({rating}) was beaten, and the rest fulfils everything.</source>
        <translation>Bỏ vòng {round}: đã thắng {opponent} ({rating}), phần còn lại vẫn đủ mọi điều kiện.</translation>
    </message>
    <message>
        <source>Round {round} does not count: {opponent} is of no federation of FIDE.</source>
        <translation>Vòng {round} không tính: {opponent} không thuộc liên đoàn nào của FIDE.</translation>
    </message>
    <message>
        <source>Round {round} does not count: {opponent} is unrated and scored nothing against rated players.</source>
        <translation>Vòng {round} không tính: {opponent} chưa có hệ số và không được điểm nào trước người có hệ số.</translation>
    </message>
    <message numerus="yes">
        <source>The opponents come from %n federations besides the own one, at least {needed} needed: {verdict}.</source>
        <translation>
            <numerusform>Đối phương thuộc %n liên đoàn khác liên đoàn của mình, cần ít nhất {needed}: {verdict}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Opponents of the own federation ({federation}): {count} of {games}, at most {most} allowed: {verdict}.</source>
        <translation>Đối phương cùng liên đoàn ({federation}): {count} trên {games}, nhiều nhất {most}: {verdict}.</translation>
    </message>
    <message>
        <source>Opponents of one federation ({federation}): {count} of {games}, at most {most} allowed: {verdict}.</source>
        <translation>Đối phương của một liên đoàn ({federation}): {count} trên {games}, nhiều nhất {most}: {verdict}.</translation>
    </message>
    <message>
        <source>No opponents of other federations are asked for: {reason}.</source>
        <translation>Không đòi đối phương liên đoàn khác: {reason}.</translation>
    </message>
    <message>
        <source>Made with the normal demand on foreign opponents, as one norm of an application must be: {verdict}.</source>
        <translation>Đạt theo yêu cầu thông thường về đối phương nước ngoài, như một chuẩn trong hồ sơ phải có: {verdict}.</translation>
    </message>
    <message>
        <source>In every round 20 rated guests of three federations, ten of them title holders: {verdict}.</source>
        <translation>Vòng nào cũng có 20 khách có hệ số thuộc ba liên đoàn, mười người có danh hiệu: {verdict}.</translation>
    </message>
    <message>
        <source>Round {round}: {guests} rated guests, {federations} federations, {holders} title holders: {verdict}.</source>
        <translation>Vòng {round}: {guests} khách có hệ số, {federations} liên đoàn, {holders} người có danh hiệu: {verdict}.</translation>
    </message>
    <message>
        <source>Opponents with a title: {count} of {games}, at least {needed} needed: {verdict}.</source>
        <translation>Đối phương có danh hiệu: {count} trên {games}, cần ít nhất {needed}: {verdict}.</translation>
    </message>
    <message>
        <source>Opponents with a title of the level of {norm}: {count} of {games}, at least {needed} needed: {verdict}.</source>
        <translation>Đối phương có danh hiệu ngang mức {norm}: {count} trên {games}, cần ít nhất {needed}: {verdict}.</translation>
    </message>
    <message>
        <source>They are {players}.</source>
        <translation>Đó là {players}.</translation>
    </message>
    <message numerus="yes">
        <source>%n unrated opponents are counted as {rating}.</source>
        <translation>
            <numerusform>%n đối phương chưa có hệ số được tính là {rating}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The lowest opponent, {rating}, counts as {floor}; only one may be lifted.</source>
        <translation>Đối phương thấp nhất, {rating}, được tính là {floor}; chỉ được nâng một người.</translation>
    </message>
    <message>
        <source>Ra = {sum} / {games} = {average}, at least {needed} needed: {verdict}.</source>
        <translation>Ra = {sum} / {games} = {average}, cần ít nhất {needed}: {verdict}.</translation>
    </message>
    <message>
        <source>{score} of {games} are {percent} %: Rp = Ra {average} {dp} = {performance}, at least {needed} needed: {verdict}.</source>
        <translation>{score} trên {games} là {percent} %: Rp = Ra {average} {dp} = {performance}, cần ít nhất {needed}: {verdict}.</translation>
    </message>
    <message>
        <source>Against these opponents {score} points would be enough.</source>
        <translation>Trước các đối phương này cần {score} điểm.</translation>
    </message>
    <message>
        <source>Against these opponents no score would be enough.</source>
        <translation>Trước các đối phương này điểm nào cũng không đủ.</translation>
    </message>
    <message>
        <source>{score} of {games} points, at least 35 % needed, that is {needed}: {verdict}.</source>
        <translation>{score} trên {games} điểm, cần ít nhất 35 %, tức {needed}: {verdict}.</translation>
    </message>
    <message>
        <source>Days with one round: {days}; an application for GM or WGM needs one norm of an event with three such days: {verdict}.</source>
        <translation>Số ngày chỉ có một vòng: {days}; hồ sơ GM hoặc WGM cần một chuẩn ở giải có ba ngày như vậy: {verdict}.</translation>
    </message>
    <message>
        <source>Rounds on the fullest day: {most}, at most 2 allowed: {verdict}.</source>
        <translation>Ngày nhiều vòng nhất: {most} vòng, nhiều nhất 2: {verdict}.</translation>
    </message>
    <message>
        <source>Swiss event with {players} players, the lowest average in round {round}: {average}; 40 players and 2000 in every round: {verdict}.</source>
        <translation>Giải Thụy Sĩ với {players} đấu thủ, trung bình thấp nhất ở vòng {round}: {average}; mọi vòng có 40 đấu thủ và 2000: {verdict}.</translation>
    </message>
    <message>
        <source>{player} has the {norm} norm already, whatever happens.</source>
        <translation>{player} đã đạt chuẩn {norm}, dù kết quả sau thế nào.</translation>
    </message>
    <message>
        <source>{player} has no round left to play.</source>
        <translation>{player} không còn vòng nào để đánh.</translation>
    </message>
    <message>
        <source>{player} must play the next game; its result does not matter.</source>
        <translation>{player} phải đánh ván tới; kết quả thế nào cũng được.</translation>
    </message>
    <message>
        <source>The opponent of {player} in round {round} is not known yet; by result he must be as follows.</source>
        <translation>Chưa biết đối phương của {player} ở vòng {round}; tùy kết quả, đối phương phải như sau.</translation>
    </message>
    <message numerus="yes">
        <source>{player} has %n rounds left; players within half a point average {assumed}.</source>
        <translation>
            <numerusform>{player} còn %n vòng; các đấu thủ hơn kém nửa điểm có trung bình {assumed}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The opponent must hold a title: GM, IM, FM, WGM, WIM or WFM.</source>
        <translation>Đối phương phải có danh hiệu: GM, IM, FM, WGM, WIM hoặc WFM.</translation>
    </message>
    <message>
        <source>The opponent must hold a title of the level of {norm}.</source>
        <translation>Đối phương phải có danh hiệu ngang mức {norm}.</translation>
    </message>
    <message>
        <source>The opponent must not be of these federations: {federations}.</source>
        <translation>Đối phương không được thuộc các liên đoàn: {federations}.</translation>
    </message>
    <message>
        <source>Opponents averaging {average}: {points} more points.</source>
        <translation>Đối phương trung bình {average}: cần thêm {points} điểm.</translation>
    </message>
    <message>
        <source>Opponents averaging {average}: no score is enough.</source>
        <translation>Đối phương trung bình {average}: điểm nào cũng không đủ.</translation>
    </message>
    <message>
        <source>A forecast, no promise: the pairing is not known.</source>
        <translation>Dự báo, không phải lời hứa: chưa biết bốc thăm.</translation>
    </message>
    <message>
        <source>final of the national championship</source>
        <translation>chung kết giải vô địch quốc gia</translation>
    </message>
    <message>
        <source>national team championship</source>
        <translation>giải vô địch đồng đội quốc gia</translation>
    </message>
    <message>
        <source>zonal or sub-zonal tournament</source>
        <translation>giải khu vực</translation>
    </message>
    <message>
        <source>20 rated guests of three federations in every round, ten of them title holders</source>
        <translation>vòng nào cũng có 20 khách có hệ số thuộc ba liên đoàn, mười người có danh hiệu</translation>
    </message>
    <message>
        <source>{player} and {opponent}, both on {points}, are each number {place} of their half, and the upper half meets the lower half.</source>
        <translation>{player} và {opponent} cùng có {points} điểm, cùng đứng thứ {place} trong nửa của mình; nửa trên gặp nửa dưới.</translation>
    </message>
    <message>
        <source>{player} and {opponent}, both on {points}, are each number {place} of their half once those from above have their opponents.</source>
        <translation>{player} và {opponent} cùng có {points} điểm, cùng đứng thứ {place} trong nửa của mình sau khi những người từ nhóm trên xuống đã có đối phương.</translation>
    </message>
    <message>
        <source>{player} and {opponent}, both on {points} with virtual points, are each number {place} of their half; upper half meets lower half.</source>
        <translation>{player} và {opponent} cùng có {points} điểm kể cả điểm ảo, cùng đứng thứ {place} trong nửa của mình; nửa trên gặp nửa dưới.</translation>
    </message>
    <message>
        <source>{player} was to meet {rival}, but they already met in round {round}.</source>
        <translation>{player} lẽ ra gặp {rival}, nhưng hai người đã gặp nhau ở ván {round}.</translation>
    </message>
    <message>
        <source>{player} was to meet {rival}, but the arbiter has ruled this pair out.</source>
        <translation>{player} lẽ ra gặp {rival}, nhưng trọng tài đã cấm xếp cặp này.</translation>
    </message>
    <message>
        <source>{player} was to meet {rival}, but this pair is ruled out: {why}.</source>
        <translation>{player} lẽ ra gặp {rival}, nhưng cặp này bị cấm: {why}.</translation>
    </message>
    <message>
        <source>{player} was to meet {rival}, but {taker} has the bye.</source>
        <translation>{player} lẽ ra gặp {rival}, nhưng {taker} được miễn đấu.</translation>
    </message>
    <message>
        <source>{player} was to meet {rival}, but {first} and {second}, paired before, meet.</source>
        <translation>Theo thứ tự thì {player} gặp {rival}, nhưng {first} và {second} đã được xếp trước thành một cặp.</translation>
    </message>
    <message>
        <source>{player} was to meet {rival}, but {players} had to go to the lower half and {rivals} to the upper half.</source>
        <translation>{player} lẽ ra gặp {rival}, nhưng {players} phải sang nửa dưới và {rivals} sang nửa trên.</translation>
    </message>
    <message>
        <source>That is why {players} went to the lower half and {rivals} to the upper half.</source>
        <translation>Vì thế {players} phải sang nửa dưới và {rivals} sang nửa trên.</translation>
    </message>
    <message>
        <source>{player} was to meet {rival}, but then {why}.</source>
        <translation>Nếu {player} gặp {rival} theo thứ tự thì {why}.</translation>
    </message>
    <message>
        <source>So {player} plays {opponent}.</source>
        <translation>Vì vậy {player} gặp {opponent}.</translation>
    </message>
    <message numerus="yes">
        <source>{player} left the {points}-point group: its %n players are an odd number, and {player} is the last of them.</source>
        <translation>
            <numerusform>{player} rời nhóm {points} điểm: nhóm có %n người, số lẻ, và {player} đứng cuối nhóm.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} left the {points}-point group as {rival} did: the two already met in round {round}.</source>
        <translation>{player} rời nhóm {points} điểm cùng {rival}: hai người đã gặp nhau ở ván {round}.</translation>
    </message>
    <message>
        <source>{player} left the {points}-point group as {rival} did: the arbiter has ruled their pair out.</source>
        <translation>{player} rời nhóm {points} điểm cùng {rival}: trọng tài đã cấm xếp cặp này.</translation>
    </message>
    <message>
        <source>{player} left the {points}-point group as {rival} did: their pair is ruled out: {why}.</source>
        <translation>{player} rời nhóm {points} điểm cùng {rival}: cặp này bị cấm: {why}.</translation>
    </message>
    <message>
        <source>{player} left the {points}-point group as {rival} did: both must get {colour}.</source>
        <translation>{player} rời nhóm {points} điểm cùng {rival}: cả hai đều bắt buộc phải cầm {colour}.</translation>
    </message>
    <message>
        <source>The whole {points}-point group.</source>
        <translation>Cả nhóm {points} điểm.</translation>
    </message>
    <message>
        <source>Left to itself, the {points}-point group would be paired otherwise, but then those further down could not all be given opponents, or the bye would go to a higher score.</source>
        <translation>Nếu xếp riêng thì nhóm {points} điểm có cách khác, nhưng khi đó các nhóm dưới không xếp được đủ cặp hoặc suất miễn đấu rơi vào người nhiều điểm hơn.</translation>
    </message>
    <message>
        <source>{players} is left over and has the bye.</source>
        <translation>{players} là người dư ra và được miễn đấu.</translation>
    </message>
    <message>
        <source>The next group has to leave over {players}.</source>
        <translation>Nhóm kế tiếp phải để dư {players}.</translation>
    </message>
    <message>
        <source>Moving down, with a downfloat from the round before too: {players}.</source>
        <translation>Xuống nhóm dưới dù ván trước cũng đã tính xuống nhóm: {players}.</translation>
    </message>
    <message>
        <source>{player} scored without playing in round {round} ({outcome}), which counts as a downfloat.</source>
        <translation>Ván {round} {player} có điểm mà không thi đấu ({outcome}), tính như xuống nhóm.</translation>
    </message>
    <message>
        <source>Moving down, with a downfloat from two rounds before too: {players}.</source>
        <translation>Xuống nhóm dưới dù cách đây hai ván cũng đã tính xuống nhóm: {players}.</translation>
    </message>
    <message>
        <source>The score difference should be small, after a downfloat in the round before too: {players}.</source>
        <translation>Chênh lệch điểm cần nhỏ vì ván trước cũng đã tính xuống nhóm: {players}.</translation>
    </message>
    <message>
        <source>The score difference should be small, after a downfloat two rounds before: {players}.</source>
        <translation>Chênh lệch điểm cần nhỏ vì cách đây hai ván đã tính xuống nhóm: {players}.</translation>
    </message>
    <message>
        <source>{player} has the bye, being the only one who may still take it.</source>
        <translation>{player} được miễn đấu vì là người duy nhất còn được phép nhận.</translation>
    </message>
    <message>
        <source>{player} has the bye, being the only one on as low a score as {points} who may still take it.</source>
        <translation>{player} được miễn đấu vì là người duy nhất có {points} điểm còn được phép nhận.</translation>
    </message>
    <message>
        <source>With fewer points ({points} or less) there are {players}, but without any one of them the others could not all be paired.</source>
        <translation>{players} ít điểm hơn (từ {points} trở xuống), nhưng bớt ai trong số này thì những người còn lại cũng không xếp đủ cặp.</translation>
    </message>
    <message>
        <source>the groups below would have to be paired as one</source>
        <translation>các nhóm dưới phải gộp lại để xếp</translation>
    </message>
    <message>
        <source>Why does {player} not meet a player with the same score in round {round}?</source>
        <translation>Vì sao ván {round} {player} không gặp người cùng điểm?</translation>
    </message>
    <message>
        <source>Why was {player} moved down in round {round}, and not {rival}?</source>
        <translation>Vì sao ván {round} {player} phải xuống nhóm mà không phải {rival}?</translation>
    </message>
    <message>
        <source>{player} was not moved in round {round}: the opponent has the same score.</source>
        <translation>Ván {round} {player} không phải rời nhóm: đối phương cùng điểm.</translation>
    </message>
    <message>
        <source>{player} was left over at the end of round {round}&apos;s pairing and has the bye.</source>
        <translation>{player} là người dư ra khi xếp ván {round} và được miễn đấu.</translation>
    </message>
    <message>
        <source>{player}, on {points}, meets {opponent}, who came down on {otherPoints}.</source>
        <translation>{player} có {points} điểm, gặp {opponent} có {otherPoints} điểm từ nhóm trên xuống.</translation>
    </message>
    <message>
        <source>{rival} is not in that group: {player} left the {points}-point group, and {rival} is on {otherPoints}.</source>
        <translation>{rival} không thuộc nhóm đó: {player} rời nhóm {points} điểm, còn {rival} có {otherPoints} điểm.</translation>
    </message>
    <message>
        <source>Both {player} and {rival} had to leave the {points}-point group.</source>
        <translation>Cả {player} và {rival} đều phải rời nhóm {points} điểm.</translation>
    </message>
    <message>
        <source>Round {round} was published otherwise than the rules give it; this is what the rules give.</source>
        <translation>Ván {round} được công bố khác với kết quả theo luật; dưới đây là theo luật.</translation>
    </message>
    <message>
        <source>{player} has not floated before.</source>
        <translation>{player} chưa lần nào rời nhóm.</translation>
    </message>
    <message>
        <source>Why does {player} not have the bye in round {round}?</source>
        <translation>Vì sao ván {round} {player} không được miễn đấu?</translation>
    </message>
    <message>
        <source>{player} does have the bye in round {round}.</source>
        <translation>Ván {round} {player} được miễn đấu.</translation>
    </message>
    <message>
        <source>{player} is on {points}; the bye goes to the lowest score possible, to {taker} on {madePoints}.</source>
        <translation>{player} có {points} điểm; suất miễn đấu dành cho người ít điểm nhất có thể, là {taker} với {madePoints} điểm.</translation>
    </message>
    <message>
        <source>Whom may {player} meet in round {round}?</source>
        <translation>Ván {round} {player} có thể gặp ai?</translation>
    </message>
    <message numerus="yes">
        <source>There is no next round: all %n rounds are paired.</source>
        <translation>
            <numerusform>Không còn ván nào nữa: cả %n ván đã bốc thăm.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} meets {opponent} in round {round}.</source>
        <translation>Ván {round} {player} gặp {opponent}.</translation>
    </message>
    <message>
        <source>{player} has the bye in round {round}.</source>
        <translation>Ván {round} {player} được miễn đấu.</translation>
    </message>
    <message numerus="yes">
        <source>{player} meets one of {players}; the open games can end in %n ways.</source>
        <translation>
            <numerusform>{player} gặp một trong số {players}; các ván chưa xong có %n khả năng kết thúc.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games are still open: if all were drawn, {player} would meet {opponent}.</source>
        <translation>
            <numerusform>Còn %n ván chưa xong: nếu tất cả đều hòa thì {player} gặp {opponent}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} is not to be paired in round {round}.</source>
        <translation>Ván {round} {player} không được xếp cặp.</translation>
    </message>
    <message>
        <source>{player} is paired on {points}.</source>
        <translation>{player} được xếp theo {points} điểm.</translation>
    </message>
    <message>
        <source>{player} cannot meet these any more, or not in this round: {players}.</source>
        <translation>{player} không thể gặp lại, hoặc không được gặp ở ván này: {players}.</translation>
    </message>
    <message numerus="yes">
        <source>{opponent}: %n of the ways.</source>
        <translation>
            <numerusform>{opponent}: %n khả năng.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The bye: %n of the ways.</source>
        <translation>
            <numerusform>Miễn đấu: %n khả năng.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No pairing within the rules: %n of the ways.</source>
        <translation>
            <numerusform>Không xếp được theo luật: %n khả năng.</numerusform>
        </translation>
    </message>
    <message>
        <source>Why does {player} play on board {place} in round {round}?</source>
        <translation>Vì sao ván {round} {player} ngồi bàn {place}?</translation>
    </message>
    <message>
        <source>{player} has no board in round {round}.</source>
        <translation>Ván {round} {player} không có bàn.</translation>
    </message>
    <message>
        <source>No pair comes before {player} and {opponent} in the order of the boards.</source>
        <translation>Không cặp nào đứng trước {player} và {opponent} trong thứ tự bàn.</translation>
    </message>
    <message>
        <source>Board {place} comes before: its higher score is {points}, of {first}; here it is {otherPoints}, of {second}.</source>
        <translation>Bàn {place} đứng trước: người nhiều điểm hơn ở đó là {first} với {points} điểm; ở đây là {second} với {otherPoints} điểm.</translation>
    </message>
    <message>
        <source>Board {place} comes before: the higher scores are equal, but {first} there has {points} and {second} here {otherPoints}.</source>
        <translation>Bàn {place} đứng trước: điểm cao hơn của hai bàn bằng nhau, nhưng ở đó {first} có {points} điểm, ở đây {second} có {otherPoints} điểm.</translation>
    </message>
    <message>
        <source>Board {place} comes before: the scores are equal, and {first} has number {number}, {second} number {otherNumber}.</source>
        <translation>Bàn {place} đứng trước: điểm bằng nhau, {first} có số {number}, {second} có số {otherNumber}.</translation>
    </message>
    <message>
        <source>Boards are in the order of the higher player&apos;s score, then of both scores together, then of the higher player&apos;s number.</source>
        <translation>Thứ tự bàn theo điểm của người hạng cao hơn, rồi tổng điểm hai người, rồi số thứ tự của người hạng cao hơn.</translation>
    </message>
    <message>
        <source>Why does {player} have number {number}?</source>
        <translation>Vì sao {player} có số {number}?</translation>
    </message>
    <message>
        <source>Nobody stands before {player} in the initial order.</source>
        <translation>Không ai đứng trước {player} trong thứ tự ban đầu.</translation>
    </message>
    <message>
        <source>{first} comes directly before {player} with the higher rating: {rivalRating} against {rating}.</source>
        <translation>{first} đứng ngay trước {player} vì hệ số cao hơn: {rivalRating} so với {rating}.</translation>
    </message>
    <message>
        <source>{first} comes directly before {player}: both are rated {rating}, and the title is higher.</source>
        <translation>{first} đứng ngay trước {player}: cùng hệ số {rating}, nhưng danh hiệu cao hơn.</translation>
    </message>
    <message>
        <source>{first} comes directly before {player}: rating {rating} and title are equal, so the names decide.</source>
        <translation>{first} đứng ngay trước {player}: hệ số {rating} và danh hiệu bằng nhau, nên xếp theo tên.</translation>
    </message>
    <message>
        <source>{first} ({rivalRating}) comes directly before {player} ({rating}) by an order that was set by hand or taken from a file.</source>
        <translation>{first} ({rivalRating}) đứng ngay trước {player} ({rating}) theo thứ tự do trọng tài xếp hoặc lấy từ tệp.</translation>
    </message>
    <message>
        <source>{player} came in round {round} and got the number of the rating all the same.</source>
        <translation>{player} vào giải từ ván {round} và vẫn nhận số theo hệ số.</translation>
    </message>
    <message>
        <source>Since round {round} was paired, numbers are not corrected any more.</source>
        <translation>Từ khi bốc thăm ván {round}, số thứ tự không sửa nữa.</translation>
    </message>
    <message>
        <source>Nothing: {player} and {opponent} were not paired with each other.</source>
        <translation>Không gì cả: {player} và {opponent} chưa từng được xếp với nhau.</translation>
    </message>
    <message>
        <source>Nothing: {opponent} has no unplayed round that counts in {code} of {player}.</source>
        <translation>Không gì cả: {opponent} không có ván bỏ nào tính vào {code} của {player}.</translation>
    </message>
    <message>
        <source>{code} of {player} is {value}; it would be {before} if the score of {opponent} counted as it stands.</source>
        <translation>{code} của {player} là {value}; sẽ là {before} nếu tính nguyên điểm của {opponent}.</translation>
    </message>
    <message>
        <source>{code} of {player} is {value}; the unplayed rounds of {opponent} change nothing in it.</source>
        <translation>{code} của {player} là {value}; các ván không thi đấu của {opponent} không làm thay đổi.</translation>
    </message>
    <message>
        <source>{player} did not play round {round}: {outcome}.</source>
        <translation>{player} không thi đấu ván {round}: {outcome}.</translation>
    </message>
    <message>
        <source>For round {round}, {opponent} has {before} points and counts {used}.</source>
        <translation>Ở ván {round}, {opponent} có {before} điểm và được tính {used}.</translation>
    </message>
    <message>
        <source>For round {round}, {opponent} would count {used}, but this value is cut.</source>
        <translation>Ở ván {round}, {opponent} lẽ ra được tính {used}, nhưng giá trị này bị cắt.</translation>
    </message>
    <message>
        <source>What does {player} need for place {place}?</source>
        <translation>{player} cần gì để đạt hạng {place}?</translation>
    </message>
    <message>
        <source>Everything is played: {player} can change nothing about place {place} any more.</source>
        <translation>Đã đấu xong: {player} không thể thay đổi gì về hạng {place} nữa.</translation>
    </message>
    <message>
        <source>{player} cannot reach place {place} any more.</source>
        <translation>{player} không thể đạt hạng {place} nữa.</translation>
    </message>
    <message>
        <source>With {points} in all: from place {best} to place {worst}.</source>
        <translation>Nếu được tổng {points} điểm: từ hạng {best} đến hạng {worst}.</translation>
    </message>
    <message>
        <source>With {points} in all: from place {best} to place {worst} on points, to place {place} if behind all who are level.</source>
        <translation>Nếu được tổng {points} điểm: theo điểm từ hạng {best} đến hạng {worst}, tới hạng {place} nếu thua hệ số phụ mọi người đồng điểm.</translation>
    </message>
    <message>
        <source>These could still have {points} or more: {players}.</source>
        <translation>Những người còn có thể đạt {points} điểm trở lên: {players}.</translation>
    </message>
    <message>
        <source>{player} and {opponent} share place {place}: both have {points} points, and the section has no list of tie-breaks.</source>
        <translation>{player} và {opponent} đồng hạng {place}: cùng có {points} điểm, và bảng này không có danh sách hệ số phụ.</translation>
    </message>
    <message>
        <source>Both have {points} points and the section has no list of tie-breaks; the drawing of lots put {player} before {opponent}.</source>
        <translation>Cả hai cùng có {points} điểm và bảng này không có danh sách hệ số phụ; bốc thăm xếp {player} trên {opponent}.</translation>
    </message>
    <message>
        <source>There is no list of tie-breaks; lots were drawn.</source>
        <translation>Không có danh sách hệ số phụ; đã bốc thăm.</translation>
    </message>
    <message>
        <source>Which prize does {player} win, and why?</source>
        <translation>{player} được giải gì, và vì sao?</translation>
    </message>
    <message>
        <source>{player} wins {amount}: {list}, place {place}.</source>
        <translation>{player} được {amount}: {list}, hạng {place}.</translation>
    </message>
    <message>
        <source>{player} wins {award}: {list}, place {place}.</source>
        <translation>{player} được {award}: {list}, hạng {place}.</translation>
    </message>
    <message>
        <source>{player} has the title of {list}, place {place}.</source>
        <translation>{player} được danh hiệu {list}, hạng {place}.</translation>
    </message>
    <message>
        <source>{player} wins no prize.</source>
        <translation>{player} không được giải.</translation>
    </message>
    <message>
        <source>No prizes are planned in this section.</source>
        <translation>Bảng này chưa có cơ cấu giải thưởng.</translation>
    </message>
    <message numerus="yes">
        <source>{player} wins %n prizes, {amount} in all.</source>
        <translation>
            <numerusform>{player} được %n giải, tổng cộng {amount}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} is on place {place} with {score} points.</source>
        <translation>{player} đứng hạng {place} với {score} điểm.</translation>
    </message>
    <message>
        <source>{list}: the prize of place {place} is {amount}; nobody shares it.</source>
        <translation>{list}: giải hạng {place} là {amount}; không ai chia.</translation>
    </message>
    <message>
        <source>{list}: the places {first} to {last} have {score} points; prizes are not shared, the tie-breaks give place {place} and {amount}.</source>
        <translation>{list}: các hạng {first} đến {last} cùng {score} điểm; không chia giải, hệ số phụ xếp hạng {place} và {amount}.</translation>
    </message>
    <message>
        <source>{list}: the places {first} to {last} have {score} points; {total} shared by {sharers} is {each} each.</source>
        <translation>{list}: các hạng {first} đến {last} cùng {score} điểm; {total} chia {sharers} người, mỗi người {each}.</translation>
    </message>
    <message>
        <source>{list}: the places {first} to {last} have {score} points; half of {total} shared by {sharers} is {each}, and half of {own} for place {place} comes to it: {share}.</source>
        <translation>{list}: các hạng {first} đến {last} cùng {score} điểm; một nửa của {total} chia {sharers} người là {each}, cộng một nửa của {own} của hạng {place}: {share}.</translation>
    </message>
    <message>
        <source>{list}: the places {first} to {last} have {score} points, but this place has no part of what they share.</source>
        <translation>{list}: các hạng {first} đến {last} cùng {score} điểm, nhưng hạng này không có phần chia.</translation>
    </message>
    <message>
        <source>Nobody is paid less than {minimum}, so only {sharers} share.</source>
        <translation>Không ai nhận ít hơn {minimum}, nên chỉ {sharers} người chia.</translation>
    </message>
    <message>
        <source>{list}, by {order}: place {place} has {amount}.</source>
        <translation>{list}, theo {order}: hạng {place} được {amount}.</translation>
    </message>
    <message>
        <source>{list} is based on {asked} entries; its amounts follow the number that came.</source>
        <translation>{list} tính trên {asked} người dự; số tiền theo số người thực tế.</translation>
    </message>
    <message numerus="yes">
        <source>{list} is halved: %n may win it, fewer than {needed}.</source>
        <translation>
            <numerusform>{list} giảm một nửa: %n người đủ điều kiện, ít hơn {needed}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{list}: a player without a rating gets {percent} % of it.</source>
        <translation>{list}: người chưa có hệ số được {percent} %.</translation>
    </message>
    <message>
        <source>{exact} in units of {unit}: {amount} is paid.</source>
        <translation>{exact} làm tròn theo {unit}: trả {amount}.</translation>
    </message>
    <message numerus="yes">
        <source>The %n players of this pool with {score} points share {total}: {each} each.</source>
        <translation>
            <numerusform>%n người của nhóm này với {score} điểm chia {total}: mỗi người {each}.</numerusform>
        </translation>
    </message>
    <message>
        <source>They are better off with {list} alone: {each} each, with all others {together}.</source>
        <translation>Họ được lợi hơn khi chỉ lấy {list}: mỗi người {each}, chung với mọi người là {together}.</translation>
    </message>
    <message>
        <source>Nobody gets more than the largest prize that he could win alone, here {amount}.</source>
        <translation>Không ai được hơn giải lớn nhất mà mình có thể được một mình, ở đây là {amount}.</translation>
    </message>
    <message>
        <source>{list} is worth {amount}, more than the place money of {instead}: one prize for each player, the larger one.</source>
        <translation>{list} trị giá {amount}, hơn giải hạng {instead}: mỗi người một giải, giải lớn hơn.</translation>
    </message>
    <message>
        <source>The money of {list} is not paid beside the higher prize.</source>
        <translation>Tiền của {list} không trả thêm ngoài giải cao hơn.</translation>
    </message>
    <message>
        <source>Next in line is {player}.</source>
        <translation>Người kế tiếp là {player}.</translation>
    </message>
    <message>
        <source>Nobody is next in line.</source>
        <translation>Không có người kế tiếp.</translation>
    </message>
    <message numerus="yes">
        <source>Provisional: %n games are open.</source>
        <translation>
            <numerusform>Tạm tính: còn %n ván chưa xong.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Provisional: %n rounds are to come.</source>
        <translation>
            <numerusform>Tạm tính: còn %n ván.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Provisional: %n protests are open.</source>
        <translation>
            <numerusform>Tạm tính: còn %n khiếu nại.</numerusform>
        </translation>
    </message>
    <message>
        <source>The prizes were frozen after round {round}.</source>
        <translation>Giải thưởng đã chốt sau ván {round}.</translation>
    </message>
    <message>
        <source>When the prizes were frozen it was {amount}.</source>
        <translation>Khi chốt giải thưởng là {amount}.</translation>
    </message>
    <message>
        <source>Why does {player} not win {list}?</source>
        <translation>Vì sao {player} không được {list}?</translation>
    </message>
    <message>
        <source>{player} does win it: {list}, place {place}.</source>
        <translation>{player} có được: {list}, hạng {place}.</translation>
    </message>
    <message>
        <source>{player} may not win {list}.</source>
        <translation>{player} không đủ điều kiện nhận {list}.</translation>
    </message>
    <message>
        <source>{player} has another prize, and each player wins one: {other}, {amount}.</source>
        <translation>{player} đã có giải khác, mà mỗi người một giải: {other}, {amount}.</translation>
    </message>
    <message>
        <source>{list} goes to players who are before: {players}.</source>
        <translation>{list} thuộc về người xếp trước: {players}.</translation>
    </message>
    <message numerus="yes">
        <source>{list} is not awarded: %n may win it, fewer than {needed}.</source>
        <translation>
            <numerusform>{list} không trao: %n người đủ điều kiện, ít hơn {needed}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{list} was merged into {into}.</source>
        <translation>{list} đã gộp vào {into}.</translation>
    </message>
    <message numerus="yes">
        <source>Of %n who may win it {player} is number {place}.</source>
        <translation>
            <numerusform>Trong %n người đủ điều kiện, {player} đứng thứ {place}.</numerusform>
        </translation>
    </message>
    <message>
        <source>A person took {player} out of it: {reason}.</source>
        <translation>Có người đã loại {player} khỏi giải này: {reason}.</translation>
    </message>
    <message>
        <source>It asks for the sex, and that of {player} is not entered.</source>
        <translation>Giải xét giới tính, mà giới tính của {player} chưa nhập.</translation>
    </message>
    <message>
        <source>It asks for the age, and the birth date of {player} is not entered.</source>
        <translation>Giải xét tuổi, mà ngày sinh của {player} chưa nhập.</translation>
    </message>
    <message>
        <source>It is for {sex} only.</source>
        <translation>Giải chỉ dành cho {sex}.</translation>
    </message>
    <message>
        <source>It is for ages {from} to {to}; {player} is {age}.</source>
        <translation>Giải dành cho tuổi {from} đến {to}; {player} {age} tuổi.</translation>
    </message>
    <message>
        <source>It is for ratings {from} to {to}; {player} has {rating}.</source>
        <translation>Giải dành cho hệ số {from} đến {to}; {player} có {rating}.</translation>
    </message>
    <message>
        <source>It is for rated players, and {player} has no rating.</source>
        <translation>Giải dành cho người có hệ số, {player} chưa có.</translation>
    </message>
    <message>
        <source>It is for players without a rating; {player} has {rating}.</source>
        <translation>Giải dành cho người chưa có hệ số; {player} có {rating}.</translation>
    </message>
    <message>
        <source>It is for the unit {unit}.</source>
        <translation>Giải dành cho đơn vị {unit}.</translation>
    </message>
    <message>
        <source>It is for the federation {federation}.</source>
        <translation>Giải dành cho liên đoàn {federation}.</translation>
    </message>
    <message>
        <source>It is for the category {category}.</source>
        <translation>Giải dành cho nhóm {category}.</translation>
    </message>
    <message>
        <source>It asks for {needed} games played.</source>
        <translation>Giải đòi đã đánh {needed} ván.</translation>
    </message>
    <message>
        <source>It asks for the last round, which {player} did not play.</source>
        <translation>Giải đòi đánh ván cuối, mà {player} không đánh.</translation>
    </message>
    <message>
        <source>It asks for {needed} points, and there are {score}.</source>
        <translation>Giải đòi {needed} điểm, mà chỉ có {score}.</translation>
    </message>
    <message>
        <source>the standings</source>
        <translation>bảng xếp hạng</translation>
    </message>
    <message>
        <source>the gain over the expected score</source>
        <translation>điểm vượt kỳ vọng</translation>
    </message>
    <message>
        <source>the performance rating</source>
        <translation>hệ số hiệu suất</translation>
    </message>
    <message>
        <source>men and boys</source>
        <translation>nam</translation>
    </message>
    <message>
        <source>women and girls</source>
        <translation>nữ</translation>
    </message>
    <message>
        <source>Both must get {colour}; {player} has it with the wider colour difference: {difference} against {otherDifference} of {opponent}.</source>
        <extracomment>{difference} and {otherDifference} are numbers with their signs: games with White minus games with Black</extracomment>
        <translation>Cả hai đều phải cầm {colour}; {player} được cầm vì lệch màu nhiều hơn: {difference} so với {otherDifference} của {opponent}.</translation>
    </message>
    <message>
        <source>Both must get {other}; {player} has {colour} because {opponent} has the wider colour difference: {otherDifference} against {difference}.</source>
        <translation>Cả hai đều phải cầm {other}; {player} cầm {colour} vì {opponent} lệch màu nhiều hơn: {otherDifference} so với {difference}.</translation>
    </message>
    <message>
        <source>{player} and {opponent}, both on {points}, meet because no pairing of their group that comes before in the prescribed order is as good.</source>
        <translation>{player} gặp {opponent}, cùng {points} điểm: theo thứ tự quy định, không cách xếp nào đứng trước của nhóm tốt bằng cách xếp này.</translation>
    </message>
    <message>
        <source>Next comes {rival}, whom {player} already met in round {round}.</source>
        <translation>Kế tiếp là {rival}: {player} đã gặp ở ván {round}.</translation>
    </message>
    <message>
        <source>Next comes {rival}, but the arbiter has ruled out a pair with {player}.</source>
        <translation>Kế tiếp là {rival}: trọng tài đã cấm xếp với {player}.</translation>
    </message>
    <message>
        <source>Next comes {rival}, but a pair with {player} is ruled out: {why}.</source>
        <translation>Kế tiếp là {rival}: không được xếp với {player} ({why}).</translation>
    </message>
    <message>
        <source>Next for {player} comes {rival}, but {first} and {second}, paired before, meet.</source>
        <translation>Kế tiếp cho {player} là {rival}, nhưng {first} đã được xếp trước, gặp {second}.</translation>
    </message>
    <message>
        <source>Next for {player} comes {rival}, but then {why}.</source>
        <translation>Kế tiếp cho {player} là {rival}, nhưng khi đó {why}.</translation>
    </message>
    <message>
        <source>{first} (upper half) stands against {otherFirst} (lower half).</source>
        <translation>{first} (nửa trên) gặp {otherFirst} (nửa dưới).</translation>
    </message>
    <message>
        <source>Without the colour that is due: {players}.</source>
        <translation>Không được màu đang cần: {players}.</translation>
    </message>
    <message>
        <source>Without a colour that is strongly due: {players}.</source>
        <translation>Không được màu đang rất cần: {players}.</translation>
    </message>
    <message>
        <source>{player} has the bye: {rival} is on {points} too, but has missed more games already.</source>
        <translation>{player} được miễn đấu: {rival} cũng {points} điểm nhưng đã vắng nhiều ván hơn.</translation>
    </message>
    <message>
        <source>{player}, on {points}, has the bye: with the bye for any of {players}, who have fewer points, the others could not all be paired.</source>
        <translation>{player} ({points} điểm) được miễn đấu: nếu miễn đấu cho người ít điểm hơn ({players}) thì không xếp đủ cặp cho những người còn lại.</translation>
    </message>
    <message>
        <source>The lowest score group able to spare a player is that on {points}.</source>
        <translation>Nhóm điểm thấp nhất còn bớt được một người là nhóm {points} điểm.</translation>
    </message>
    <message>
        <source>What is certain about round {round} already?</source>
        <translation>Ván {round}: điều gì đã chắc chắn?</translation>
    </message>
    <message numerus="yes">
        <source>%n games are still open. Boards of round {round} that are fixed: {fixed}; only the colours open: {colours}; players without a certain opponent: {open}.</source>
        <translation>
            <numerusform>Còn %n ván chưa xong. Ván {round}: {fixed} bàn đã chắc chắn, {colours} bàn chỉ còn chờ màu quân, {open} đấu thủ chưa chắc đối phương.</numerusform>
        </translation>
    </message>
    <message>
        <source>Round {round} is certain on every board, however the open games end.</source>
        <translation>Ván {round} đã chắc chắn ở mọi bàn, dù các ván chưa xong kết thúc thế nào.</translation>
    </message>
    <message numerus="yes">
        <source>%n games are still open; what is certain about round {round} can be said once no more than 6 are.</source>
        <translation>
            <numerusform>Còn %n ván chưa xong; khi còn không quá 6 ván mới nói được điều gì đã chắc chắn ở ván {round}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n boards are fixed, White named first.</source>
        <translation>
            <numerusform>%n bàn đã chắc chắn (người cầm Trắng nêu trước).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>On %n boards only the colours are open.</source>
        <translation>
            <numerusform>%n bàn chỉ còn chờ màu quân.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players have no certain opponent yet.</source>
        <translation>
            <numerusform>%n đấu thủ chưa chắc đối phương.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} and {opponent}</source>
        <translation>{player} và {opponent}</translation>
    </message>
    <message>
        <source>{player} meets one of these: {players}.</source>
        <translation>{player} gặp một trong những người này: {players}.</translation>
    </message>
    <message>
        <source>{player} meets one of these or has the bye: {players}.</source>
        <translation>{player} được miễn đấu hoặc gặp một trong những người này: {players}.</translation>
    </message>
    <message>
        <source>The game {player} – {opponent} decides it.</source>
        <translation>Tùy thuộc ván {player} – {opponent}.</translation>
    </message>
    <message>
        <source>Which colours has {player} had, and why?</source>
        <translation>{player} đã cầm những màu nào, và vì sao?</translation>
    </message>
    <message>
        <source>{player} has had {white} in {whites} games and {black} in {blacks}.</source>
        <translation>{player} đã cầm {white} {whites} ván và {black} {blacks} ván.</translation>
    </message>
    <message>
        <source>Round {round}: {colour} against {opponent}.</source>
        <translation>Ván {round}: cầm {colour}, gặp {opponent}.</translation>
    </message>
    <message>
        <source>What does {player} need for a prize of {list}?</source>
        <translation>{player} cần gì để được giải trong {list}?</translation>
    </message>
    <message>
        <source>{player} is sure of a prize of {list}, however the open games end.</source>
        <translation>{player} chắc chắn có giải trong {list}, dù các ván chưa xong kết thúc thế nào.</translation>
    </message>
    <message>
        <source>{player} wins no prize of {list}, however the open games end.</source>
        <translation>{player} không được giải nào trong {list}, dù các ván chưa xong kết thúc thế nào.</translation>
    </message>
    <message numerus="yes">
        <source>Whether {player} wins a prize of {list} depends on the open games: yes in {cases} of their %n ways to end.</source>
        <translation>
            <numerusform>{player} có giải trong {list} hay không tùy các ván chưa xong: có ở {cases} trong %n cách kết thúc.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After a {outcome}: a prize in {cases} of %n ways, from {low} to {high}.</source>
        <translation>
            <numerusform>Nếu {outcome}: có giải ở {cases} trong %n trường hợp, từ {low} đến {high}.</numerusform>
        </translation>
    </message>
    <message>
        <source>After a {outcome}: no prize in any way.</source>
        <translation>Nếu {outcome}: không có giải trong mọi trường hợp.</translation>
    </message>
    <message>
        <source>{player} is sure to be among the first {place} of those who may win {list}, whatever happens.</source>
        <translation>{player} chắc chắn ở trong {place} người đầu của những người được xét {list}, dù thế nào đi nữa.</translation>
    </message>
    <message>
        <source>{player} cannot come among the first {place} of those who may win {list} any more; only a prize that its winner leaves for another one could still come down.</source>
        <translation>{player} không còn vào được {place} người đầu của những người được xét {list}; chỉ còn trông vào giải mà người được nhường lại để nhận giải khác.</translation>
    </message>
    <message>
        <source>What does {player} need for a rating of {rating}?</source>
        <translation>{player} cần gì để đạt hệ số {rating}?</translation>
    </message>
    <message>
        <source>{player} has no rating yet; whether the first one is {rating} or more can be said once the last opponent is known.</source>
        <translation>{player} chưa có hệ số; khi biết đối phương cuối cùng mới nói được hệ số đầu tiên có đạt {rating} hay không.</translation>
    </message>
    <message>
        <source>{player} comes out of this event with {after} and has reached {rating}.</source>
        <translation>Sau giải này {player} có {after}, đã đạt {rating}.</translation>
    </message>
    <message>
        <source>{player} comes out of this event with {after} and does not reach {rating}.</source>
        <translation>Sau giải này {player} có {after}, không đạt {rating}.</translation>
    </message>
    <message>
        <source>{player} reaches {rating} with any result of the open game.</source>
        <translation>{player} đạt {rating} với mọi kết quả của ván chưa xong.</translation>
    </message>
    <message>
        <source>{player} cannot reach {rating} in this event any more.</source>
        <translation>{player} không còn đạt được {rating} ở giải này.</translation>
    </message>
    <message numerus="yes">
        <source>Whether {player} reaches {rating} depends on the score of the %n games to come and on the opponents.</source>
        <translation>
            <numerusform>{player} có đạt {rating} hay không tùy điểm của %n ván còn lại và tùy đối phương.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} started from {before}; what is played brings {change}, with K = {k}.</source>
        <translation>{player} khởi đầu từ {before}; các ván đã đấu mang lại {change}, với K = {k}.</translation>
    </message>
    <message>
        <source>After a {outcome}: {after}.</source>
        <translation>Nếu {outcome}: {after}.</translation>
    </message>
    <message numerus="yes">
        <source>{points} out of %n games are enough if each opponent not known yet is rated {opponents} or more.</source>
        <translation>
            <numerusform>{points} điểm trong %n ván là đủ, nếu mỗi đối phương chưa biết có hệ số từ {opponents} trở lên.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{points} out of %n games are enough whoever the opponents are.</source>
        <translation>
            <numerusform>{points} điểm trong %n ván là đủ, dù đối phương là ai.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{points} out of %n games are not enough, however strong the opponents are.</source>
        <translation>
            <numerusform>{points} điểm trong %n ván là không đủ, dù đối phương mạnh đến đâu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} goes from {before} to {after} ({change}): {score} from %n rated games, with {expected} expected.</source>
        <translation>
            <numerusform>{player} từ {before} thành {after} ({change}): được {score} điểm trong %n ván tính hệ số, điểm kỳ vọng {expected}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The ratings above, those of the opponents too, are from before the last step: all move by {shift}, so that the pool keeps its mean: {rating}.</source>
        <translation>Các hệ số nêu trên, kể cả của đối phương, là trước bước cuối: tất cả dịch {shift} để giữ trung bình chung: {rating}.</translation>
    </message>
    <message>
        <source>US Chess class of {rating}: {class}. US Chess ratings run 50 to 100 points above FIDE&apos;s.</source>
        <translation>Hạng US Chess của {rating}: {class}. Hệ số US Chess thường cao hơn FIDE 50 đến 100 điểm.</translation>
    </message>
    <message>
        <source>Senior Master</source>
        <translation>Kiện tướng cao cấp</translation>
    </message>
    <message>
        <source>National Master</source>
        <translation>Kiện tướng quốc gia</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Thông thạo</translation>
    </message>
    <message>
        <source>class A</source>
        <translation>hạng A</translation>
    </message>
    <message>
        <source>class B</source>
        <translation>hạng B</translation>
    </message>
    <message>
        <source>class C</source>
        <translation>hạng C</translation>
    </message>
    <message>
        <source>class D</source>
        <translation>hạng D</translation>
    </message>
    <message>
        <source>class E</source>
        <translation>hạng E</translation>
    </message>
    <message>
        <source>class F</source>
        <translation>hạng F</translation>
    </message>
    <message>
        <source>class G</source>
        <translation>hạng G</translation>
    </message>
    <message>
        <source>class H</source>
        <translation>hạng H</translation>
    </message>
    <message>
        <source>class I</source>
        <translation>hạng I</translation>
    </message>
    <message>
        <source>class J</source>
        <translation>hạng J</translation>
    </message>
    <message numerus="yes">
        <source>{player} has {code} {value}: {what}; in %n rounds the opponent is {who}.</source>
        <extracomment>{who} is a dummy or a virtual opponent</extracomment>
        <translation>
            <numerusform>{player} có {code} {value}: {what}; có %n ván tính với {who}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} has {code} {value}: {what}, after %n values are cut; rounds in which the opponent is {who}: {rounds}.</source>
        <translation>
            <numerusform>{player} có {code} {value}: {what}, sau khi bỏ %n giá trị; số ván tính với {who}: {rounds}.</numerusform>
        </translation>
    </message>
    <message>
        <source>In round {round} {opponent} had a {outcome}: for opponents it counts as awarded, {points}.</source>
        <translation>Ván {round} {opponent} có kết quả {outcome}: với đối phương, ván này tính đúng điểm được trao, {points} điểm.</translation>
    </message>
    <message>
        <source>In round {round} {opponent} had a {outcome}, but was there to play again later: for opponents it counts as awarded, {points}.</source>
        <translation>Ván {round} {opponent} có kết quả {outcome}, nhưng tiếp theo có ván có khả năng thi đấu: với đối phương, ván này tính đúng điểm được trao, {points} điểm.</translation>
    </message>
    <message>
        <source>Round {round} ({outcome}): the opponent is a dummy with {player}&apos;s own score, {used}.</source>
        <translation>Ván {round} ({outcome}): đối phương là người nộm có đúng điểm của {player}, {used} điểm.</translation>
    </message>
    <message>
        <source>Round {round} ({outcome}): the dummy would have {player}&apos;s own score, {before}, but no more than {opponent}, the scheduled opponent: {used}.</source>
        <translation>Ván {round} ({outcome}): người nộm đáng ra có đúng điểm của {player}, {before} điểm, nhưng không được hơn {opponent}, đối phương đã bốc thăm: {used} điểm.</translation>
    </message>
    <message>
        <source>Round {round} ({outcome}): the dummy would have {player}&apos;s own score, {before}, but no more than a draw in every round: {used}.</source>
        <translation>Ván {round} ({outcome}): người nộm đáng ra có đúng điểm của {player}, {before} điểm, nhưng không được hơn mức hòa tất cả các ván: {used} điểm.</translation>
    </message>
    <message>
        <source>After round {round}: {contribution}.</source>
        <translation>Sau ván {round}: {contribution} điểm.</translation>
    </message>
    <message>
        <source>Round {round} ({value}) is left out: no opponent counts with a lower score than its {used}.</source>
        <translation>Bỏ ván {round} ({value}): không đối phương nào có điểm thấp hơn đối phương của ván này ({used} điểm).</translation>
    </message>
    <message>
        <source>Round {round} ({value}) is left out: {player} chose not to play it (a VUR), and no round adds less.</source>
        <translation>Bỏ ván {round} ({value}): {player} đã chủ động không thi đấu ván này (VUR), và không ván nào đóng góp ít hơn.</translation>
    </message>
    <message>
        <source>The next place is looked for in the same standings; only when nobody more is out of reach do the others start again. Some articles start again after each place.</source>
        <translation>Hạng kế tiếp được xét trong cùng bảng điểm con này; chỉ khi không còn ai chắc chắn đứng trên thì những người còn lại mới xét lại từ đầu. Có bài viết xét lại sau mỗi hạng.</translation>
    </message>
    <message>
        <source>{player} is before {opponent} because {code} puts {player} ahead among those who were tied.</source>
        <translation>{player} xếp trên {opponent} vì {code} xếp {player} trước trong nhóm đồng điểm.</translation>
    </message>
    <message>
        <source>a dummy</source>
        <translation>người nộm</translation>
    </message>
    <message>
        <source>a virtual opponent</source>
        <translation>đối phương ảo</translation>
    </message>
    <message>
        <source>the player&apos;s own rating, the highest first</source>
        <translation>hệ số của chính đấu thủ, cao xếp trước</translation>
    </message>
    <message>
        <source>Round {round} against {opponent}: the report carries a {outcome}. Pairings and standings used a {used}, because the round was closed when the mistake was found.</source>
        <translation>Ván {round} gặp {opponent}: báo cáo ghi {outcome}. Bốc thăm và bảng điểm đã dùng {used}, vì khi phát hiện sai sót thì ván đã khóa.</translation>
    </message>
    <message>
        <source>The game of {player} in round {round} is adjourned: for the pairing it counts as a draw ({points}).</source>
        <translation>Ván {round} của {player} đang tạm hoãn: khi bốc thăm tính là hòa ({points}).</translation>
    </message>
    <message>
        <source>{player} entered late, in round {round}; the rounds before count as not played.</source>
        <translation>{player} vào giải muộn, từ ván {round}; các ván trước tính là không đấu.</translation>
    </message>
    <message numerus="yes">
        <source>{loss} hundredths of a pawn lost a move on average, over %n moves.</source>
        <translation>
            <numerusform>Trung bình mỗi nước mất {loss} phần trăm tốt, tính trên %n nước.</numerusform>
        </translation>
    </message>
    <message>
        <source>A move loses what the evaluation falls by; one after which it rises loses nothing. A mate and all beyond counts as {limit}.</source>
        <translation>Một nước mất phần điểm đánh giá bị giảm; nước làm điểm tăng không mất gì. Chiếu hết và mọi điểm lớn hơn tính là {limit}.</translation>
    </message>
    <message>
        <source>Line {move}: from {before} to {after}, {loss} lost.</source>
        <translation>Dòng {move}: từ {before} xuống {after}, mất {loss}.</translation>
    </message>
    <message numerus="yes">
        <source>All together: {sum} / %n = {loss}.</source>
        <translation>
            <numerusform>Cộng lại: {sum} / %n = {loss}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Unofficial: the figure depends on the engine, its depth and the positions. No regulation and no rating system uses it.</source>
        <translation>Không chính thức: con số này tùy vào chương trình, độ sâu tính và thế cờ. Không có luật hay hệ rating nào dùng nó.</translation>
    </message>
    <message>
        <source>It is for those with {head}: {text}.</source>
        <translation>Giải dành cho người có {head}: {text}.</translation>
    </message>
    <message>
        <source>Why is {unit} in place {place}?</source>
        <translation>Vì sao {unit} xếp thứ {place}?</translation>
    </message>
    <message>
        <source>{unit} is in place {place} with {gold} gold, {silver} silver and {bronze} bronze medals.</source>
        <translation>{unit} xếp thứ {place} với {gold} vàng, {silver} bạc và {bronze} đồng.</translation>
    </message>
    <message>
        <source>{unit} is in place {place}: the places of its best {n} add up to {sum}.</source>
        <translation>{unit} xếp thứ {place}: tổng thứ hạng của {n} người tốt nhất là {sum}.</translation>
    </message>
    <message>
        <source>{unit} is in place {place}: the points of its best {n} add up to {points}.</source>
        <translation>{unit} xếp thứ {place}: tổng điểm của {n} người tốt nhất là {points}.</translation>
    </message>
    <message>
        <source>{player}, {section}: place {place}, {points} points.</source>
        <translation>{player}, {section}: hạng {place}, {points} điểm.</translation>
    </message>
    <message>
        <source>{player}, {section}: place {place}, {points} points, {medal}.</source>
        <translation>{player}, {section}: hạng {place}, {points} điểm, {medal}.</translation>
    </message>
    <message>
        <source>{player}, {section}: place {place}, {points} points; does not count.</source>
        <translation>{player}, {section}: hạng {place}, {points} điểm; không tính.</translation>
    </message>
    <message>
        <source>{unit} has {n} players of the {needed} that count, so it stands behind whole units.</source>
        <translation>{unit} có {n} người trong số {needed} người được tính, nên đứng sau các đơn vị đủ người.</translation>
    </message>
    <message>
        <source>{unit} has {n} players; {needed} are needed for a place.</source>
        <translation>{unit} có {n} người; cần {needed} người mới được xếp hạng.</translation>
    </message>
    <message>
        <source>{unit} and {rival} are level and share the place.</source>
        <translation>{unit} và {rival} bằng nhau nên cùng hạng.</translation>
    </message>
    <message>
        <source>A sum that is {n} lower would have been enough to pass {rival}.</source>
        <translation>Tổng thấp hơn {n} là đủ để vượt {rival}.</translation>
    </message>
    <message>
        <source>{points} points more would have been enough to pass {rival}.</source>
        <translation>Thêm {points} điểm là đủ để vượt {rival}.</translation>
    </message>
    <message>
        <source>One gold medal more would have been place {place}.</source>
        <translation>Thêm một huy chương vàng thì xếp thứ {place}.</translation>
    </message>
    <message>
        <source>gold medal</source>
        <translation>huy chương vàng</translation>
    </message>
    <message>
        <source>silver medal</source>
        <translation>huy chương bạc</translation>
    </message>
    <message>
        <source>bronze medal</source>
        <translation>huy chương đồng</translation>
    </message>
    <message>
        <source>the gold medals decide</source>
        <translation>số huy chương vàng quyết định</translation>
    </message>
    <message>
        <source>the number of players that count decides</source>
        <translation>số người được tính quyết định</translation>
    </message>
    <message>
        <source>the sum of places decides</source>
        <translation>tổng thứ hạng quyết định</translation>
    </message>
    <message>
        <source>the sum of points decides</source>
        <translation>tổng điểm quyết định</translation>
    </message>
    <message numerus="yes">
        <source>%n others do not count.</source>
        <translation>
            <numerusform>%n người khác không được tính.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} was left out of the standings and has no place.</source>
        <translation>{player} không được xếp hạng trong bảng.</translation>
    </message>
    <message>
        <source>{first} comes directly before {player}: rating {rating} and title are equal, so who was entered first comes first, as chosen for this section.</source>
        <translation>{first} đứng ngay trước {player}: cùng hệ số {rating} và danh hiệu, nên ai được nhập trước đứng trước, theo lựa chọn của bảng này.</translation>
    </message>
    <message>
        <source>{first} comes directly before {player}: rating {rating} and title are equal, so the older comes first, as chosen for this section.</source>
        <translation>{first} đứng ngay trước {player}: cùng hệ số {rating} và danh hiệu, nên người lớn tuổi hơn đứng trước, theo lựa chọn của bảng này.</translation>
    </message>
    <message>
        <source>{first} comes directly before {player}: rating {rating} and title are equal, so lots were drawn.</source>
        <translation>{first} đứng ngay trước {player}: cùng hệ số {rating} và danh hiệu, nên đã bốc thăm.</translation>
    </message>
    <message>
        <source>{player} was expelled and has no place; the games count for the opponents.</source>
        <translation>{player} bị loại khỏi giải và không được xếp hạng; các ván đã đấu vẫn tính cho đối phương.</translation>
    </message>
    <message>
        <source>{player} left after {games} completed games, fewer than half of the round robin, and has no place; these games count for nobody.</source>
        <translation>{player} rời giải sau {games} ván đã đấu, chưa đủ một nửa vòng tròn, nên không được xếp hạng; các ván này không tính cho ai.</translation>
    </message>
    <message>
        <source>Place by hand</source>
        <translation>Thứ hạng do trọng tài định</translation>
    </message>
    <message>
        <source>a place that the arbiter gave among the tied</source>
        <translation>thứ hạng trọng tài định cho những người bằng nhau</translation>
    </message>
    <message>
        <source>Value from elsewhere</source>
        <translation>Giá trị tính ở nơi khác</translation>
    </message>
    <message>
        <source>a value worked out elsewhere and typed in</source>
        <translation>một giá trị tính ở nơi khác và gõ vào</translation>
    </message>
    <message>
        <source>{player} was to meet {rival}, but both must get {colour} ({history} and {rivalHistory}).</source>
        <translation>{player} lẽ ra gặp {rival}, nhưng cả hai đều bắt buộc phải cầm {colour} ({history} và {rivalHistory}).</translation>
    </message>
    <message>
        <source>{player} was to meet {rival}, but both are due {colour} ({history} and {rivalHistory}): {why}.</source>
        <translation>{player} lẽ ra gặp {rival}, nhưng cả hai cùng cần {colour} ({history} và {rivalHistory}): {why}.</translation>
    </message>
    <message>
        <source>{player} could meet {rival} as well, but then {why}.</source>
        <translation>{player} gặp {rival} cũng được, nhưng khi đó {why}.</translation>
    </message>
    <message>
        <source>Next for {player} comes {rival}, but both must get {colour} ({history} and {rivalHistory}).</source>
        <translation>Kế tiếp cho {player} là {rival}, nhưng cả hai đều bắt buộc phải cầm {colour} ({history} và {rivalHistory}).</translation>
    </message>
    <message>
        <source>Next for {player} comes {rival}, but both are due {colour} ({history} and {rivalHistory}): {why}.</source>
        <translation>Kế tiếp cho {player} là {rival}, nhưng cả hai cùng cần {colour} ({history} và {rivalHistory}): {why}.</translation>
    </message>
    <message>
        <source>Next for {player} comes {rival}, who would do as well, but then {why}.</source>
        <translation>Kế tiếp cho {player} là {rival}, cũng được, nhưng khi đó {why}.</translation>
    </message>
    <message numerus="yes">
        <source>%n steps come before.</source>
        <translation>
            <numerusform>Trước đó còn %n bước.</numerusform>
        </translation>
    </message>
    <message>
        <source>For each of these pairs the boards that come before it stayed as they are.</source>
        <translation>Khi thử mỗi cặp nói trên, các bàn xếp trước nó được giữ nguyên.</translation>
    </message>
    <message>
        <source>For this comparison every other board was free to change.</source>
        <translation>Khi so sánh như vậy, mọi bàn khác đều được phép đổi.</translation>
    </message>
    <message>
        <source>If the boards that come before could change too, {why}.</source>
        <translation>Nếu các bàn xếp trước cũng được đổi thì {why}.</translation>
    </message>
    <message>
        <source>If the boards that come before stayed as they are, {why}.</source>
        <translation>Nếu giữ nguyên các bàn xếp trước thì {why}.</translation>
    </message>
    <message>
        <source>{player} left the {points}-point group: there is nobody else in it.</source>
        <translation>{player} rời nhóm {points} điểm: nhóm không còn ai khác.</translation>
    </message>
    <message>
        <source>{player} left the {points}-point group, where none of the others may be an opponent: {players}.</source>
        <translation>{player} rời nhóm {points} điểm: không ai khác trong nhóm được phép gặp {player}: {players}.</translation>
    </message>
    <message>
        <source>{player} left the {points}-point group, having met everybody else in it: {players}.</source>
        <translation>{player} rời nhóm {points} điểm vì đã gặp hết những người khác trong nhóm: {players}.</translation>
    </message>
    <message>
        <source>{rival}: met in round {round}</source>
        <translation>{rival}: đã gặp ở ván {round}</translation>
    </message>
    <message>
        <source>{player} left the {points}-point group: only {taker} was left there as an opponent, and {taker} has the bye; otherwise {why}.</source>
        <translation>{player} rời nhóm {points} điểm: trong nhóm chỉ còn gặp được {taker}, mà {taker} phải nhận miễn đấu; nếu không thì {why}.</translation>
    </message>
    <message>
        <source>{player} left the {points}-point group: if {player} stayed, {why}.</source>
        <translation>{player} rời nhóm {points} điểm: nếu {player} ở lại thì {why}.</translation>
    </message>
    <message>
        <source>{player} left the {points}-point group: if {player} stayed, {players} would leave instead, and {why}.</source>
        <translation>{player} rời nhóm {points} điểm: nếu {player} ở lại thì {players} phải rời thay, và {why}.</translation>
    </message>
    <message>
        <source>{player} left the {points}-point group: if {player} stayed, then in the {otherPoints}-point group {why}.</source>
        <translation>{player} rời nhóm {points} điểm: nếu {player} ở lại thì ở nhóm {otherPoints} điểm {why}.</translation>
    </message>
    <message>
        <source>{player} left the {points}-point group: {players} could leave it instead, but then {why}.</source>
        <translation>{player} rời nhóm {points} điểm: {players} rời thay cũng được, nhưng khi đó {why}.</translation>
    </message>
    <message numerus="yes">
        <source>Of the %n players to be paired in the {points}-point group, {players} left it.</source>
        <translation>
            <numerusform>Trong %n người cần xếp ở nhóm {points} điểm, người rời nhóm là {players}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} and not {rival} left the {points}-point group: otherwise {why}.</source>
        <translation>{player} rời nhóm {points} điểm chứ không phải {rival}: nếu ngược lại thì {why}.</translation>
    </message>
    <message>
        <source>{player} and not {rival} left the {points}-point group: otherwise, in the {otherPoints}-point group, {why}.</source>
        <translation>{player} rời nhóm {points} điểm chứ không phải {rival}: nếu ngược lại thì ở nhóm {otherPoints} điểm {why}.</translation>
    </message>
    <message>
        <source>{rival} could leave the {points}-point group instead of {player}, but then {why}.</source>
        <translation>{rival} rời nhóm {points} điểm thay {player} cũng được, nhưng khi đó {why}.</translation>
    </message>
    <message>
        <source>not everybody could be paired: {players} would be left over</source>
        <translation>không xếp được cho mọi người: sẽ dư {players}</translation>
    </message>
    <message>
        <source>nobody could take the bye</source>
        <translation>không còn ai được phép nhận miễn đấu</translation>
    </message>
    <message>
        <source>the bye would go to {players} on {best} instead of somebody on {made}</source>
        <translation>suất miễn đấu rơi vào {players} có {best} điểm thay vì người có {made} điểm</translation>
    </message>
    <message>
        <source>the groups below would have to be paired as one, and {players} would leave this group</source>
        <translation>các nhóm dưới phải gộp lại để xếp, và {players} phải rời nhóm này</translation>
    </message>
    <message numerus="yes">
        <source>{players} would have to leave the group (%n players instead of {made})</source>
        <translation>
            <numerusform>{players} phải rời nhóm (%n người thay vì {made})</numerusform>
        </translation>
    </message>
    <message>
        <source>{players} would have to leave the group, on {best} instead of {made}</source>
        <translation>{players} phải rời nhóm, có {best} điểm thay vì {made}</translation>
    </message>
    <message>
        <source>{players} would have a greater score difference ({best} instead of {made})</source>
        <translation>{players} có chênh lệch điểm lớn hơn ({best} thay vì {made})</translation>
    </message>
    <message numerus="yes">
        <source>{players} could not be paired in the next group (%n players instead of {made})</source>
        <translation>
            <numerusform>{players} không xếp được trong nhóm kế tiếp (%n người thay vì {made})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players instead of {made} could not be paired in the next group</source>
        <translation>
            <numerusform>có %n người thay vì {made} không xếp được trong nhóm kế tiếp</numerusform>
        </translation>
    </message>
    <message>
        <source>{players}, on {best} instead of {made}, could not be paired in the next group</source>
        <translation>{players}, có {best} điểm thay vì {made}, không xếp được trong nhóm kế tiếp</translation>
    </message>
    <message>
        <source>a player on {best} instead of {made} could not be paired in the next group</source>
        <translation>người có {best} điểm thay vì {made} không xếp được trong nhóm kế tiếp</translation>
    </message>
    <message numerus="yes">
        <source>the bye would go to {players}, who has missed %n games instead of {made}</source>
        <translation>
            <numerusform>suất miễn đấu rơi vào {players}, đã vắng %n ván thay vì {made}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{players} would end beyond a colour difference of two (%n players instead of {made})</source>
        <translation>
            <numerusform>{players} lệch màu quá hai ván (%n người thay vì {made})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{players} would get one colour for the third time running (%n players instead of {made})</source>
        <translation>
            <numerusform>{players} cầm một màu ba ván liền (%n người thay vì {made})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{players} would miss the colour that is due (%n players instead of {made})</source>
        <translation>
            <numerusform>{players} không được màu đang cần (%n người thay vì {made})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{players} would miss a colour that is strongly due (%n players instead of {made})</source>
        <translation>
            <numerusform>{players} không được màu đang rất cần (%n người thay vì {made})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{players} would get a downfloat for the second round running (%n players instead of {made})</source>
        <translation>
            <numerusform>{players} bị xuống nhóm hai ván liền (%n người thay vì {made})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{players} would meet a higher score for the second round running (%n players instead of {made})</source>
        <translation>
            <numerusform>{players} phải gặp người nhiều điểm hơn hai ván liền (%n người thay vì {made})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{players} would get a downfloat again, as two rounds before (%n players instead of {made})</source>
        <translation>
            <numerusform>{players} lại bị xuống nhóm như cách đây hai ván (%n người thay vì {made})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{players} would meet a higher score again, as two rounds before (%n players instead of {made})</source>
        <translation>
            <numerusform>{players} lại gặp người nhiều điểm hơn như cách đây hai ván (%n người thay vì {made})</numerusform>
        </translation>
    </message>
    <message>
        <source>{players}, with a downfloat in the round before, would have a greater score difference ({best} instead of {made})</source>
        <translation>{players}, ván trước đã xuống nhóm, có chênh lệch điểm lớn hơn ({best} thay vì {made})</translation>
    </message>
    <message>
        <source>{players}, who met a higher score in the round before, would have a greater score difference ({best} instead of {made})</source>
        <translation>{players}, ván trước đã gặp người nhiều điểm hơn, có chênh lệch điểm lớn hơn ({best} thay vì {made})</translation>
    </message>
    <message>
        <source>{players}, with a downfloat two rounds before, would have a greater score difference ({best} instead of {made})</source>
        <translation>{players}, cách đây hai ván đã xuống nhóm, có chênh lệch điểm lớn hơn ({best} thay vì {made})</translation>
    </message>
    <message>
        <source>{players}, who met a higher score two rounds before, would have a greater score difference ({best} instead of {made})</source>
        <translation>{players}, cách đây hai ván đã gặp người nhiều điểm hơn, có chênh lệch điểm lớn hơn ({best} thay vì {made})</translation>
    </message>
    <message>
        <source>{player} would meet {opponent}, and both are due {colour} ({history} and {rivalHistory}).</source>
        <translation>{player} sẽ gặp {opponent}, mà cả hai cùng cần {colour} ({history} và {rivalHistory}).</translation>
    </message>
    <message>
        <source>{players} would have to change halves, and the rules try all pairings with fewer such changes first</source>
        <translation>{players} phải đổi nửa, mà luật thử hết các cách ít người đổi nửa hơn trước</translation>
    </message>
    <message>
        <source>{players} would have to change halves instead of {rivals}, which comes later in the order</source>
        <translation>{players} phải đổi nửa thay vì {rivals}, và cách này đứng sau trong thứ tự của luật</translation>
    </message>
    <message>
        <source>{players} from above would be paired here instead of {rivals}, which comes later in the order</source>
        <translation>trong những người từ trên xuống, {players} được xếp ở đây thay vì {rivals}, và cách này đứng sau trong thứ tự của luật</translation>
    </message>
    <message>
        <source>{first} would meet {other} instead of {second}, who comes first in the order</source>
        <translation>{first} gặp {other} thay vì {second}, người đứng trước trong thứ tự của luật</translation>
    </message>
    <message>
        <source>{players} would leave the group instead of {rivals}, which comes later in the order</source>
        <translation>{players} rời nhóm thay vì {rivals}, và cách này đứng sau trong thứ tự của luật</translation>
    </message>
    <message>
        <source>If {player} met {rival}, then in the {points}-point group {why}.</source>
        <translation>Nếu {player} gặp {rival} thì ở nhóm {points} điểm {why}.</translation>
    </message>
    <message>
        <source>{player} and {rival} could meet as well, but then {why}.</source>
        <translation>{player} gặp {rival} cũng được, nhưng khi đó {why}.</translation>
    </message>
    <message>
        <source>{player} has the bye: otherwise {why}.</source>
        <translation>{player} được miễn đấu: nếu không thì {why}.</translation>
    </message>
    <message>
        <source>{player} has the bye: it would go to {rival} otherwise, and then in the {points}-point group {why}.</source>
        <translation>{player} được miễn đấu: nếu không thì {rival} được miễn đấu, và khi đó ở nhóm {points} điểm {why}.</translation>
    </message>
    <message>
        <source>{player} has the bye: {rival} could take it as well, but then {why}.</source>
        <translation>{player} được miễn đấu: {rival} nhận cũng được, nhưng khi đó {why}.</translation>
    </message>
    <message>
        <source>If {player} had the bye, not everybody could be paired: {players} would be left over.</source>
        <translation>Nếu {player} được miễn đấu thì không xếp được cho mọi người: sẽ dư {players}.</translation>
    </message>
    <message>
        <source>If {player} had the bye instead of {taker}, then in the {points}-point group {why}.</source>
        <translation>Nếu {player} được miễn đấu thay {taker} thì ở nhóm {points} điểm {why}.</translation>
    </message>
    <message>
        <source>{player} could have the bye instead of {taker}, but then {why}.</source>
        <translation>{player} được miễn đấu thay {taker} cũng được, nhưng khi đó {why}.</translation>
    </message>
    <message>
        <source>{player} has {colour} because of the games so far: {whites} × {white}, {blacks} × {black}.</source>
        <translation>{player} cầm {colour} vì đến nay đã cầm {white} {whites} ván, {black} {blacks} ván.</translation>
    </message>
    <message>
        <source>{player} has {colour} because {opponent}, so far {whites} × {white} and {blacks} × {black}, gets {other}.</source>
        <translation>{player} cầm {colour} vì {opponent}, đến nay cầm {white} {whites} ván, {black} {blacks} ván, được cầm {other}.</translation>
    </message>
    <message>
        <source>{player} has {colour}, which differs from the rules (changed by hand, or by another program): by them {opponent} has {colour} and {player} {other}.</source>
        <translation>{player} cầm {colour}, khác với luật (sửa tay, hoặc chương trình khác): theo luật thì {opponent} cầm {colour} còn {player} cầm {other}.</translation>
    </message>
    <message>
        <source>{player} is due {colour} and {opponent} is due {other}: the rules grant both.</source>
        <translation>{player} ưu tiên {colour}, {opponent} ưu tiên {other}: luật đáp ứng cả hai.</translation>
    </message>
    <message>
        <source>{player} has {colour} for the third game in a row; this is the last round, in which that is allowed.</source>
        <translation>{player} cầm {colour} ba ván liền; đây là ván cuối nên điều này được phép.</translation>
    </message>
    <message>
        <source>The colour difference of {player} becomes {difference}; this is the last round, in which more than two is allowed.</source>
        <translation>Hiệu số màu quân của {player} thành {difference}; đây là ván cuối nên được phép lệch quá hai.</translation>
    </message>
    <message>
        <source>Does {player} make the {norm} norm?</source>
        <translation>{player} có đạt chuẩn {norm} không?</translation>
    </message>
    <message>
        <source>Yes: {player} makes the {norm} norm with {score} out of {games} games and a performance of {performance}.</source>
        <translation>Có: {player} đạt chuẩn {norm} với {score} điểm sau {games} ván và hệ số hiệu suất {performance}.</translation>
    </message>
    <message numerus="yes">
        <source>No: {player} does not make the {norm} norm, %n conditions are not met.</source>
        <translation>
            <numerusform>Không: {player} không đạt chuẩn {norm}, còn %n điều kiện chưa thỏa.</numerusform>
        </translation>
    </message>
    <message>
        <source>What does {player} need for the {norm} norm?</source>
        <translation>{player} cần gì để đạt chuẩn {norm}?</translation>
    </message>
    <message>
        <source>{player} needs at least a {outcome} against {opponent} in round {round}.</source>
        <translation>Ở ván {round} gặp {opponent}, {player} ít nhất phải {outcome}.</translation>
    </message>
    <message>
        <source>{player} cannot make the {norm} norm any more.</source>
        <translation>{player} không còn đạt được chuẩn {norm} nữa.</translation>
    </message>
    <message>
        <source>{player} needs {score} out of {games} for the {norm} norm; the opponents average {average}.</source>
        <translation>{player} cần {score} điểm trên {games} ván để đạt chuẩn {norm}; đối phương có trung bình {average}.</translation>
    </message>
    <message>
        <source>After a {outcome}: {verdict}.</source>
        <translation>Nếu {outcome}: {verdict}.</translation>
    </message>
    <message>
        <source>After a {outcome}, with {score} in all: any opponent is enough.</source>
        <translation>Nếu {outcome}, được tổng {score} điểm: đối phương nào cũng đủ.</translation>
    </message>
    <message>
        <source>After a {outcome}, with {score} in all: an opponent rated {rating} or more is enough.</source>
        <translation>Nếu {outcome}, được tổng {score} điểm: cần đối phương có hệ số từ {rating}.</translation>
    </message>
    <message>
        <source>After a {outcome}, with {score} in all: no opponent is enough.</source>
        <translation>Nếu {outcome}, được tổng {score} điểm: không đối phương nào đủ.</translation>
    </message>
    <message>
        <source>By the table {player} and {rival} meet in round {round}.</source>
        <translation>Theo bảng vòng tròn, {player} và {rival} gặp nhau ở ván {round}.</translation>
    </message>
    <message>
        <source>{player} left the {points}-point group: if {player} stayed, {players} would leave instead, on {best} instead of {made}.</source>
        <translation>{player} rời nhóm {points} điểm: nếu {player} ở lại thì {players} phải rời thay, có {best} điểm thay vì {made}.</translation>
    </message>
    <message>
        <source>The round is accelerated: {player} is on {own}, plus {virtual} virtual, and so stands in the {points}-point group.</source>
        <translation>Ván này có tăng tốc: {player} có {own} điểm, cộng {virtual} điểm ảo: xếp ở nhóm {points} điểm.</translation>
    </message>
    <message>
        <source>The round is accelerated: {player} has no virtual points and stands in the {points}-point group.</source>
        <translation>Ván này có tăng tốc: {player} không có điểm ảo, xếp ở nhóm {points} điểm.</translation>
    </message>
    <message numerus="yes">
        <source>Nobody has the bye in round {round}: %n players are paired, an even number.</source>
        <translation>
            <numerusform>Ván {round} không ai được miễn đấu: có %n người được xếp cặp, là số chẵn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players are not to be paired in this round: {players}.</source>
        <translation>
            <numerusform>Có %n người không tham gia bốc thăm ván này: {players}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Round {round}: {why}</source>
        <translation>Ván {round}: {why}</translation>
    </message>
    <message>
        <source>Round {round}: on {points} met {opponent} on {otherPoints}.</source>
        <translation>Ván {round}: có {points} điểm, gặp {opponent} có {otherPoints} điểm.</translation>
    </message>
    <message>
        <source>Round {round}: {outcome}, which counts as a downfloat.</source>
        <translation>Ván {round}: {outcome}, được tính như xuống nhóm.</translation>
    </message>
    <message>
        <source>Whom may {player} meet in round {round} after a {outcome} in this one?</source>
        <translation>Ván {round} {player} có thể gặp ai nếu {outcome} ván này?</translation>
    </message>
    <message>
        <source>How do the unplayed rounds of {opponent} change {code} of {player}?</source>
        <translation>Các ván không thi đấu của {opponent} ảnh hưởng thế nào đến {code} của {player}?</translation>
    </message>
    <message>
        <source>{player} is sure of at least place {place}, whatever happens.</source>
        <translation>{player} chắc chắn đạt ít nhất hạng {place}, dù kết quả thế nào.</translation>
    </message>
    <message numerus="yes">
        <source>{player} is sure of at least place {place} with {points} from %n games.</source>
        <translation>
            <numerusform>Được {points} điểm trong %n ván còn lại thì {player} chắc chắn đạt ít nhất hạng {place}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} needs at least {points} from %n games for place {place}, which then depends on others.</source>
        <translation>
            <numerusform>{player} cần ít nhất {points} điểm trong %n ván còn lại để đạt hạng {place}, và khi đó còn tùy người khác.</numerusform>
        </translation>
    </message>
    <message>
        <source>A {outcome} is enough: {player} is then sure of at least place {place}.</source>
        <translation>Chỉ cần {outcome} là {player} chắc chắn đạt ít nhất hạng {place}.</translation>
    </message>
    <message>
        <source>{player} needs at least a {outcome} for place {place}; {why}.</source>
        <translation>Để đạt hạng {place}, {player} ít nhất phải {outcome}; {why}.</translation>
    </message>
    <message>
        <source>Even a loss leaves {player} a chance of place {place}; {why}.</source>
        <translation>Dù thua, {player} vẫn còn cơ hội đạt hạng {place}; {why}.</translation>
    </message>
    <message>
        <source>a win is enough unless {rival} wins too</source>
        <translation>thắng là đủ, trừ khi {rival} cũng thắng</translation>
    </message>
    <message numerus="yes">
        <source>a win is enough unless %n of these win too: {players}</source>
        <translation>
            <numerusform>thắng là đủ, trừ khi có %n người cũng thắng trong số: {players}</numerusform>
        </translation>
    </message>
    <message>
        <source>even after a win it depends on others</source>
        <translation>dù thắng vẫn còn tùy người khác</translation>
    </message>
    <message numerus="yes">
        <source>{player} has {points} so far and %n games to come.</source>
        <translation>
            <numerusform>{player} có {points} điểm và còn %n ván.</numerusform>
        </translation>
    </message>
    <message>
        <source>With {points} in all: place {best}.</source>
        <translation>Nếu được tổng {points} điểm: hạng {best}.</translation>
    </message>
    <message>
        <source>With {points} in all: place {best} on points, down to place {place} if behind all who are level.</source>
        <translation>Nếu được tổng {points} điểm: hạng {best} theo điểm, xuống tới hạng {place} nếu thua hệ số phụ mọi người đồng điểm.</translation>
    </message>
    <message>
        <source>For a prize of {list} a {outcome} is enough for {player}.</source>
        <translation>Để có giải trong {list}, {player} chỉ cần {outcome}.</translation>
    </message>
    <message>
        <source>For a prize of {list} {player} needs at least a {outcome}, and then it depends on the other games.</source>
        <translation>Để có giải trong {list}, {player} ít nhất phải {outcome}, rồi còn tùy các ván khác.</translation>
    </message>
    <message numerus="yes">
        <source>{player} is sure to be among the first {place} of those who may win {list} with {points} from %n games.</source>
        <translation>
            <numerusform>Được {points} điểm từ %n ván thì {player} chắc chắn ở trong {place} người đầu của những người được xét {list}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} needs at least {points} from %n games to be among the first {place} of those who may win {list}; the rest depends on others.</source>
        <translation>
            <numerusform>{player} cần ít nhất {points} điểm từ %n ván để vào {place} người đầu của những người được xét {list}; phần còn lại tùy người khác.</numerusform>
        </translation>
    </message>
    <message>
        <source>For {rating} a {outcome} is enough for {player}.</source>
        <translation>Để đạt {rating}, {player} chỉ cần {outcome}.</translation>
    </message>
    <message>
        <source>Performance {performance}: ratings and score are enough for the {norm} norm.</source>
        <translation>Hệ số hiệu suất {performance}: hệ số và điểm đủ cho chuẩn {norm}.</translation>
    </message>
    <message>
        <source>Performance {performance}: not enough for the {norm} norm.</source>
        <translation>Hệ số hiệu suất {performance}: chưa đủ cho chuẩn {norm}.</translation>
    </message>
    <message>
        <source>Arbiters in Vietnam know this reason as {letter}: {reason}. The letters of FIDE&apos;s own articles are others.</source>
        <extracomment>{letter} is one of E1 to E5</extracomment>
        <translation>Trọng tài Việt Nam gọi lý do này là {letter}: {reason}. Chữ cái trong các điều của FIDE là chuyện khác.</translation>
    </message>
    <message>
        <source>Round {round}: {colour} against {opponent}, by reason {letter} as Vietnamese arbiters count.</source>
        <translation>Ván {round}: cầm {colour}, gặp {opponent}, lý do {letter} (cách gọi Việt Nam).</translation>
    </message>
    <message>
        <source>{code} is counted by {edition}.</source>
        <translation>{code} tính theo {edition}.</translation>
    </message>
    <message>
        <source>In round {round} {opponent} had a {outcome} and was not there to play again: for opponents it counts as a draw, {points}.</source>
        <translation>Ván {round} {opponent} có kết quả {outcome} và tiếp theo không còn ván có khả năng thi đấu: với đối phương, ván này tính như hòa, {points} điểm.</translation>
    </message>
    <message>
        <source>In rounds {round} to {last} {opponent} had a {outcome} each and was not there to play again: for opponents each counts as a draw, {points}.</source>
        <translation>Ván {round}–{last} {opponent} đều có kết quả {outcome} và tiếp theo không còn ván có khả năng thi đấu: với đối phương, mỗi ván tính như hòa, {points} điểm.</translation>
    </message>
    <message>
        <source>Adjusted score of {opponent}: {sum} = {value}.</source>
        <translation>Điểm điều chỉnh của {opponent}: {sum} = {value}.</translation>
    </message>
    <message>
        <source>In rounds {round} to {last} {opponent} had a {outcome} each, but was there to play again later: for opponents each counts as awarded, {points}.</source>
        <translation>Ván {round}–{last} {opponent} đều có kết quả {outcome}, nhưng tiếp theo có ván có khả năng thi đấu: với đối phương, mỗi ván tính đúng điểm được trao, {points} điểm.</translation>
    </message>
    <message>
        <source>In rounds {round} to {last} {opponent} had a {outcome} each: for opponents every unplayed round counts as a draw, {points}.</source>
        <translation>Ván {round}–{last} {opponent} đều có kết quả {outcome}: với đối phương, mọi ván không thi đấu đều tính như hòa, {points} điểm.</translation>
    </message>
    <message numerus="yes">
        <source>%n games are still open: if all were drawn, {player} would have the bye.</source>
        <translation>
            <numerusform>Còn %n ván chưa xong: nếu tất cả đều hòa thì {player} được miễn đấu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In round {round} {player} is on {points}, where %n possible opponents are or may come; only who is moved to another score meets somebody else.</source>
        <translation>
            <numerusform>Ván {round} {player} ở nhóm {points} điểm; có %n người đang hoặc có thể vào nhóm này mà {player} còn được gặp. Chỉ ai bị chuyển nhóm mới gặp người khác.</numerusform>
        </translation>
    </message>
    <message>
        <source>In round {round} {player} is on {points}, and nobody whom {player} may meet can come there: {player} meets another score or has the bye.</source>
        <translation>Ván {round} {player} ở nhóm {points} điểm, mà không ai còn được gặp có thể vào nhóm này: {player} sẽ gặp người nhóm khác hoặc được miễn đấu.</translation>
    </message>
    <message>
        <source>Whom {player} may meet in round {round} hangs on the own game first; below, each result.</source>
        <translation>Ván {round} {player} có thể gặp ai trước hết tùy ván của chính mình; xem từng kết quả dưới đây.</translation>
    </message>
    <message>
        <source>After a {outcome} {player} is paired on {points}.</source>
        <translation>Nếu {outcome}, {player} được xếp ở nhóm {points} điểm.</translation>
    </message>
    <message>
        <source>On {points} too in any case, and not met yet: {players}.</source>
        <translation>Chắc chắn cũng ở nhóm {points} điểm và chưa gặp: {players}.</translation>
    </message>
    <message>
        <source>On {points} too if their open game ends so, and not met yet: {players}.</source>
        <translation>Có thể vào nhóm {points} điểm tùy kết quả ván của họ, và chưa gặp: {players}.</translation>
    </message>
    <message>
        <source>Nobody whom {player} may meet can come to {points}.</source>
        <translation>Không ai mà {player} còn được gặp có thể vào nhóm {points} điểm.</translation>
    </message>
    <message>
        <source>{player} has not played yet and so prefers {colour}, mildly.</source>
        <translation>{player} chưa đấu ván nào nên có ưu tiên nhẹ là {colour}.</translation>
    </message>
    <message>
        <source>Neither has played yet.</source>
        <translation>Cả hai chưa đấu ván nào.</translation>
    </message>
    <message>
        <source>{player} ranks higher than {opponent} by the Index: Buchholz, then Sonneborn-Berger, then the number.</source>
        <translation>{player} xếp trên {opponent} theo chỉ số Burstein: Buchholz, rồi Sonneborn-Berger, rồi số thứ tự.</translation>
    </message>
    <message>
        <source>{player} meets {opponent}: in the {points}-point group {first} is number {place} of the half that is to have White, by the average rating of the opponents met ({rating}), and {second} is the first of the other half whom {first} can meet.</source>
        <translation>{player} gặp {opponent}: trong nhóm {points} điểm, {first} đứng thứ {place} của nửa cầm Trắng, xếp theo Elo trung bình của các đối phương đã gặp ({rating}), và {second} là người đầu tiên của nửa kia mà {first} có thể gặp.</translation>
    </message>
    <message>
        <source>{player} meets {opponent}: nobody of the {points}-point group has played yet, so its upper half meets its lower half; {first} is number {place} of the upper half, and {second} is the first of the lower half whom {first} can meet.</source>
        <translation>{player} gặp {opponent}: trong nhóm {points} điểm chưa ai đấu ván nào nên nửa trên gặp nửa dưới; {first} đứng thứ {place} của nửa trên, và {second} là người đầu tiên của nửa dưới mà {first} có thể gặp.</translation>
    </message>
    <message>
        <source>{player} meets {opponent}: in the {points}-point group, ranked by the Index, {first} stands at {place} and meets the last in that order whom he can: {second}, at {otherPlace}.</source>
        <translation>{player} gặp {opponent}: trong nhóm {points} điểm xếp theo chỉ số Burstein, {first} đứng thứ {place} và gặp người cuối cùng có thể gặp theo thứ tự đó: {second}, đứng thứ {otherPlace}.</translation>
    </message>
    <message>
        <source>{taker} would have the bye instead of {rival}, whose turn comes first</source>
        <translation>{taker} sẽ được miễn đấu thay {rival}, người đến lượt trước</translation>
    </message>
    <message numerus="yes">
        <source>{players} would have to come up from below (%n players instead of {made})</source>
        <translation>
            <numerusform>{players} phải từ nhóm dưới lên (%n người thay vì {made})</numerusform>
        </translation>
    </message>
    <message>
        <source>{players} would come up from below instead of {rivals}, who have more points</source>
        <translation>{players} sẽ từ nhóm dưới lên thay {rivals}, trong khi {rivals} nhiều điểm hơn</translation>
    </message>
    <message numerus="yes">
        <source>{players} would come up once more who have come up as often as anybody should (%n players instead of {made})</source>
        <translation>
            <numerusform>{players} sẽ lại phải lên dù đã lên đủ số lần (%n người thay vì {made})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>those who have come up as often as anybody should, {players}, would have done so %n times before instead of {made}</source>
        <translation>
            <numerusform>những người đã lên đủ số lần, {players}, tính cả thảy đã lên %n lần thay vì {made}</numerusform>
        </translation>
    </message>
    <message>
        <source>{players} would leave the group instead of {rivals}, who have fewer points</source>
        <translation>{players} sẽ rời nhóm thay {rivals}, trong khi {rivals} ít điểm hơn</translation>
    </message>
    <message>
        <source>{players} could not be paired in the next group instead of {rivals}, who have fewer points</source>
        <translation>{players} không xếp được ở nhóm tiếp theo thay vì {rivals}, trong khi {rivals} ít điểm hơn</translation>
    </message>
    <message>
        <source>{players} would come up from below instead of {rivals}, who come first by score and number</source>
        <translation>{players} sẽ từ nhóm dưới lên thay {rivals}, trong khi {rivals} đứng trước theo điểm và số thứ tự</translation>
    </message>
    <message>
        <source>{players} would change halves instead of {rivals}, who are nearer the middle</source>
        <translation>{players} sẽ đổi nửa thay {rivals}, trong khi {rivals} gần giữa hơn</translation>
    </message>
    <message>
        <source>{players} came up into the {points}-point group: with fewer it could not be paired.</source>
        <translation>{players} từ dưới lên nhóm {points} điểm: ít người hơn thì nhóm không xếp được.</translation>
    </message>
    <message>
        <source>{players} changed halves, because there are too many with the same colour due, or some who may not meet.</source>
        <translation>{players} đổi nửa, vì có quá nhiều người cần cùng một màu, hoặc có người không được gặp nhau.</translation>
    </message>
    <message>
        <source>One half, by the average rating of the opponents met: {players}. The other half, by number: {rivals}.</source>
        <translation>Một nửa, theo Elo trung bình của các đối phương đã gặp: {players}. Nửa kia, theo số thứ tự: {rivals}.</translation>
    </message>
    <message>
        <source>The group by the Index (Buchholz, then Sonneborn-Berger, then the number): {players}.</source>
        <translation>Nhóm xếp theo chỉ số Burstein (Buchholz, rồi Sonneborn-Berger, rồi số thứ tự): {players}.</translation>
    </message>
    <message>
        <source>{player} and {rival} may meet, but then the others could not be paired as well as they are.</source>
        <translation>{player} và {rival} được phép gặp nhau, nhưng khi đó những người khác không xếp được tốt như vậy.</translation>
    </message>
    <message>
        <source>If {player} met {rival}, not everybody else could be paired.</source>
        <translation>Nếu {player} gặp {rival} thì không xếp được cặp cho tất cả những người còn lại.</translation>
    </message>
    <message>
        <source>{player} has the bye: of those who may take it and leave the others a pairing, {player} has the lowest score ({points}), of these the most games played, of these the last number.</source>
        <translation>{player} được miễn đấu: trong những người được phép nghỉ mà vẫn xếp được cho những người còn lại, {player} ít điểm nhất ({points}), rồi đã đấu nhiều ván nhất, rồi có số thứ tự cuối.</translation>
    </message>
    <message>
        <source>{player} has the bye: of those who may take it and leave the others a pairing, {player} has the lowest score ({points}), of these the most games played, of these the last rank by the Index.</source>
        <translation>{player} được miễn đấu: trong những người được phép nghỉ mà vẫn xếp được cho những người còn lại, {player} ít điểm nhất ({points}), rồi đã đấu nhiều ván nhất, rồi xếp cuối theo chỉ số Burstein.</translation>
    </message>
    <message>
        <source>Their turn would come first, but then the others could not all be paired: {players}.</source>
        <translation>Những người đến lượt nghỉ trước, nhưng khi đó không xếp được cho tất cả những người còn lại: {players}.</translation>
    </message>
    <message>
        <source>{player} plays {opponent} because {team} meets {otherTeam} and both sit at this board.</source>
        <translation>{player} gặp {opponent} vì {team} gặp {otherTeam} và hai người cùng ngồi bàn này.</translation>
    </message>
    <message>
        <source>{player} of {team} has no opponent: {rival} has left this board empty, or {player} is not in the line-up.</source>
        <translation>{player} của {team} không có đối phương: {rival} để trống bàn này, hoặc {player} không có trong đội hình.</translation>
    </message>
    <message>
        <source>In the {points}-point group of teams {first} meets {second}, the first by number whom it can when everybody else is paired as well as possible.</source>
        <translation>Trong nhóm các đội {points} điểm, {first} gặp {second}, đội đầu tiên theo số thứ tự có thể gặp khi các đội khác cũng được xếp tốt nhất.</translation>
    </message>
    <message>
        <source>{players} came up into the {points}-point group: with fewer teams it could not be paired.</source>
        <translation>{players} từ dưới lên nhóm {points} điểm: ít đội hơn thì nhóm không xếp được.</translation>
    </message>
    <message>
        <source>{team} and {rival} may meet, but then the group could not be paired as well as it is.</source>
        <translation>{team} và {rival} được phép gặp nhau, nhưng khi đó nhóm không xếp được tốt như vậy.</translation>
    </message>
    <message>
        <source>{team} and {rival} already met in round {round}.</source>
        <translation>{team} và {rival} đã gặp nhau ở ván {round}.</translation>
    </message>
    <message>
        <source>{team} and {rival} may not meet: the arbiter has ruled this match out.</source>
        <translation>{team} và {rival} không được gặp nhau: trọng tài đã cấm trận này.</translation>
    </message>
    <message>
        <source>{team} and {rival} do meet in this round; who sits opposite whom follows from the line-ups.</source>
        <translation>{team} và {rival} có gặp nhau ở ván này; ai ngồi đối diện ai là theo đội hình.</translation>
    </message>
    <message>
        <source>Both play for {team}.</source>
        <translation>Cả hai cùng chơi cho {team}.</translation>
    </message>
    <message>
        <source>If {team} met {rival}, not every other team could be paired.</source>
        <translation>Nếu {team} gặp {rival} thì không xếp được cặp cho tất cả các đội còn lại.</translation>
    </message>
    <message>
        <source>If {team} met {rival}, then {why}.</source>
        <translation>Nếu {team} gặp {rival} thì {why}.</translation>
    </message>
    <message>
        <source>{team} meets {rival} because the round was published so; by the rules {team} would meet {second}.</source>
        <translation>{team} gặp {rival} vì ván đã được công bố như vậy; theo luật thì {team} gặp {second}.</translation>
    </message>
    <message>
        <source>{team} meets {rival} because the round was published so; by the rules {team} would have the bye.</source>
        <translation>{team} gặp {rival} vì ván đã được công bố như vậy; theo luật thì {team} được miễn đấu.</translation>
    </message>
    <message>
        <source>{team} has the bye: of the teams that may take it and leave the others a pairing it has the lowest score ({points}), of these the most matches played, of these the last number.</source>
        <translation>{team} được miễn đấu: trong các đội được phép nghỉ mà vẫn xếp được cho các đội khác, đội này ít điểm nhất ({points}), rồi đã đấu nhiều trận nhất, rồi có số thứ tự cuối.</translation>
    </message>
    <message numerus="yes">
        <source>No team has the bye in round {round}: %n teams are paired, an even number.</source>
        <translation>
            <numerusform>Không đội nào được miễn đấu ở ván {round}: có %n đội cần xếp, là số chẵn.</numerusform>
        </translation>
    </message>
    <message>
        <source>These may not take it: {players}.</source>
        <translation>Những đội không được phép nhận: {players}.</translation>
    </message>
    <message>
        <source>{team} has {colour} on board 1: neither team has played yet, and {first}, the first of the two, gets the drawn colour if its number is odd.</source>
        <translation>{team} cầm {colour} ở bàn 1: cả hai đội chưa đấu trận nào, và {first}, đội đứng trước, nhận màu bốc thăm nếu số thứ tự lẻ.</translation>
    </message>
    <message>
        <source>{team} has {colour} on board 1: only one of the two teams prefers a colour.</source>
        <translation>{team} cầm {colour} ở bàn 1: chỉ một trong hai đội có ưu tiên màu.</translation>
    </message>
    <message>
        <source>{team} has {colour} on board 1: both teams get the colour they prefer.</source>
        <translation>{team} cầm {colour} ở bàn 1: cả hai đội đều được màu mình ưu tiên.</translation>
    </message>
    <message>
        <source>{team} has {colour} on board 1: both prefer the same colour, and the stronger preference counts.</source>
        <translation>{team} cầm {colour} ở bàn 1: hai đội ưu tiên cùng một màu, ưu tiên mạnh hơn được đáp ứng.</translation>
    </message>
    <message>
        <source>{team} has {colour} on board 1: it had White less often, compared with Black, than {rival}.</source>
        <translation>{team} cầm {colour} ở bàn 1: so với {rival}, đội này cầm Trắng ít hơn tính theo hiệu Trắng trừ Đen.</translation>
    </message>
    <message>
        <source>{team} has {colour} on board 1: in the last round in which the two teams had different colours {team} had the other one.</source>
        <translation>{team} cầm {colour} ở bàn 1: ở ván gần nhất mà hai đội khác màu, {team} cầm màu kia.</translation>
    </message>
    <message>
        <source>{team} has {colour} on board 1: the preference of {first}, the first of the two, counts.</source>
        <translation>{team} cầm {colour} ở bàn 1: đáp ứng ưu tiên của {first}, đội đứng trước.</translation>
    </message>
    <message>
        <source>{team} has {colour} on board 1: {first}, the first of the two, gets the other colour than in its last match.</source>
        <translation>{team} cầm {colour} ở bàn 1: {first}, đội đứng trước, đổi màu so với trận gần nhất.</translation>
    </message>
    <message>
        <source>{team} has {colour} on board 1: {second} gets the other colour than in its last match.</source>
        <translation>{team} cầm {colour} ở bàn 1: {second} đổi màu so với trận gần nhất.</translation>
    </message>
    <message numerus="yes">
        <source>{players} would have to come up from below (%n teams instead of {made})</source>
        <translation>
            <numerusform>{players} phải từ nhóm dưới lên (%n đội thay vì {made})</numerusform>
        </translation>
    </message>
    <message>
        <source>the group below could not be paired without more teams from further down</source>
        <translation>nhóm dưới không xếp được nếu không lấy thêm đội từ dưới nữa</translation>
    </message>
    <message numerus="yes">
        <source>{players} would come up right after meeting another score (%n teams instead of {made})</source>
        <translation>
            <numerusform>{players} phải lên ngay sau ván gặp đội khác điểm (%n đội thay vì {made})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{players} would miss the colour they prefer (%n teams instead of {made})</source>
        <translation>
            <numerusform>{players} không được màu ưu tiên (%n đội thay vì {made})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{players} would miss a colour they strongly prefer (%n teams instead of {made})</source>
        <translation>
            <numerusform>{players} không được màu ưu tiên mạnh (%n đội thay vì {made})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{players} would meet somebody from below right after meeting another score (%n teams instead of {made})</source>
        <translation>
            <numerusform>{players} phải gặp đội từ dưới lên ngay sau ván gặp đội khác điểm (%n đội thay vì {made})</numerusform>
        </translation>
    </message>
    <message>
        <source>Round {round} belongs to an event that began before 1 February 2026, under older rules for pairing teams, which this program does not know.</source>
        <translation>Ván {round} thuộc giải bắt đầu trước ngày 1/2/2026, theo luật xếp đội cũ mà phần mềm này không có.</translation>
    </message>
    <message>
        <source>{player} and {rival} are in the same half: nobody of their group has played yet, and the upper half meets the lower half.</source>
        <translation>{player} và {rival} cùng một nửa: trong nhóm chưa ai đấu ván nào, và nửa trên gặp nửa dưới.</translation>
    </message>
    <message>
        <source>{player} has {colour}, which differs from the pairing table (changed by hand, or by another program): it has the colours of this board the other way round.</source>
        <translation>{player} cầm {colour}, khác với bảng đấu (sửa tay, hoặc chương trình khác): theo bảng thì bàn này có màu ngược lại.</translation>
    </message>
    <message>
        <source>Why does {player} meet another opponent than {other} in round {round}?</source>
        <translation>Ván {round}: vì sao đối phương của {player} khác đối phương của {other}?</translation>
    </message>
    <message>
        <source>{player} and {other} are both on {points}; {player} meets {opponent} (on {opponentPoints}), {other} meets {rival} (on {rivalPoints}).</source>
        <translation>{player} và {other} cùng có {points} điểm; {player} gặp {opponent} ({opponentPoints} điểm), {other} gặp {rival} ({rivalPoints} điểm).</translation>
    </message>
    <message>
        <source>{player} is on {points} and {other} on {otherPoints}, so they were paired in different groups: {player} meets {opponent} (on {opponentPoints}), {other} meets {rival} (on {rivalPoints}).</source>
        <translation>{player} có {points} điểm, {other} có {otherPoints} điểm nên được ghép ở hai nhóm khác nhau: {player} gặp {opponent} ({opponentPoints} điểm), {other} gặp {rival} ({rivalPoints} điểm).</translation>
    </message>
    <message>
        <source>{player} and {other} meet each other in round {round}.</source>
        <translation>{player} và {other} gặp nhau ở ván {round}.</translation>
    </message>
    <message>
        <source>Round {round} gave {player} and {other} what follows, one after the other.</source>
        <translation>Ván {round} của {player} và của {other}, lần lượt như sau.</translation>
    </message>
    <message>
        <source>Of those on {points}, {player} comes at place {place} of the order and {other} at place {otherPlace}; the upper half of a group meets the lower half, first against first.</source>
        <translation>Trong những người có {points} điểm, {player} đứng thứ {place}, {other} đứng thứ {otherPlace}; nửa trên của nhóm gặp nửa dưới, người đầu gặp người đầu.</translation>
    </message>
    <message>
        <source>When round {round} was published, {player} had number {number}.</source>
        <translation>Khi công bố ván {round}, {player} mang số {number}.</translation>
    </message>
    <message>
        <source>When round {round} was published, {player} was to meet {rival}; the board was changed after that.</source>
        <translation>Khi công bố ván {round}, {player} gặp {rival}; bàn này được đổi sau đó.</translation>
    </message>
    <message>
        <source>When round {round} was published, {player} was to have {colour}; the board was changed after that.</source>
        <translation>Khi công bố ván {round}, {player} cầm {colour}; bàn này được đổi sau đó.</translation>
    </message>
    <message>
        <source>When round {round} was published, {player} had the bye, and was given an opponent after that.</source>
        <translation>Khi công bố ván {round}, {player} được miễn đấu, sau đó mới có đối phương.</translation>
    </message>
    <message>
        <source>{player} came into round {round} after it had been published.</source>
        <translation>{player} được xếp vào ván {round} sau khi ván đã công bố.</translation>
    </message>
    <message>
        <source>Numbers, results or points were corrected after round {round} had been published; this goes by those that it was published with.</source>
        <translation>Sau khi công bố ván {round} đã có số, kết quả hoặc điểm được sửa; ở đây tính theo số, kết quả và điểm lúc công bố.</translation>
    </message>
    <message>
        <source>With which numbers and points round {round} was published is not known; this goes by those of now.</source>
        <translation>Không biết ván {round} được công bố với số và điểm nào; ở đây tính theo số và điểm hiện nay.</translation>
    </message>
    <message>
        <source>The order of the rules would not give board {place}: it was set by hand, or by another program.</source>
        <translation>Theo thứ tự của luật thì không phải bàn {place}: bàn này do sửa tay, hoặc chương trình khác.</translation>
    </message>
    <message>
        <source>{code} is a tie-break of Swiss-Manager that is not computed here, so those tied before it share a place.</source>
        <translation>{code} là hệ số phụ của Swiss-Manager mà chương trình không tính, nên những người bằng nhau trước nó đồng hạng.</translation>
    </message>
    <message>
        <source>{player} and {opponent} share place {place}: they are equal up to {code}, which is not computed here.</source>
        <translation>{player} và {opponent} đồng hạng {place}: họ bằng nhau cho đến {code}, hệ số mà chương trình không tính.</translation>
    </message>
    <message>
        <source>{code} is not computed here; what stands behind it in the list parts nobody.</source>
        <translation>{code} không được tính ở đây; các hệ số đứng sau nó trong danh sách không phân định ai.</translation>
    </message>
    <message>
        <source>Sum of the opponents&apos; ratings</source>
        <translation>Tổng hệ số của đối phương</translation>
    </message>
    <message>
        <source>the ratings of the opponents met over the board, added up</source>
        <translation>hệ số của các đối phương đã gặp trên bàn cờ, cộng lại</translation>
    </message>
    <message>
        <source>Sum of the opponents&apos; Buchholz</source>
        <translation>Tổng Buchholz của đối phương</translation>
    </message>
    <message>
        <source>the Buchholz of the opponents met over the board, added up</source>
        <translation>Buchholz của các đối phương đã gặp trên bàn cờ, cộng lại</translation>
    </message>
    <message>
        <source>Match points by a scale</source>
        <translation>Điểm trận theo thang riêng</translation>
    </message>
    <message>
        <source>match points by a scale of their own</source>
        <translation>điểm trận theo một thang riêng</translation>
    </message>
    <message>
        <source>Game points by a scale</source>
        <translation>Điểm ván theo thang riêng</translation>
    </message>
    <message>
        <source>game points by a scale of their own</source>
        <translation>điểm ván theo một thang riêng</translation>
    </message>
    <message>
        <source>Game points and points for matches</source>
        <translation>Điểm ván cộng điểm cho trận</translation>
    </message>
    <message>
        <source>game points, and points for each match</source>
        <translation>điểm ván, cộng điểm cho mỗi trận</translation>
    </message>
    <message>
        <source>Points by result and colour</source>
        <translation>Điểm theo kết quả và màu quân</translation>
    </message>
    <message>
        <source>points by a scale for result and colour</source>
        <translation>điểm theo một thang cho kết quả và màu quân</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Số ván</translation>
    </message>
    <message>
        <source>the games of the player</source>
        <translation>số ván của kỳ thủ</translation>
    </message>
    <message>
        <source>Per cent of the points</source>
        <translation>Tỉ lệ điểm, phần trăm</translation>
    </message>
    <message>
        <source>the points in per cent of the games</source>
        <translation>điểm tính theo phần trăm số ván</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Bàn</translation>
    </message>
    <message>
        <source>the board in the team</source>
        <translation>bàn trong đội</translation>
    </message>
    <message>
        <source>Tie-break of Swiss-Manager</source>
        <translation>Hệ số phụ của Swiss-Manager</translation>
    </message>
    <message>
        <source>a tie-break of Swiss-Manager that is not computed here</source>
        <translation>hệ số phụ của Swiss-Manager mà chương trình không tính</translation>
    </message>
    <message>
        <source>Entered by hand</source>
        <translation>Nhập bằng tay</translation>
    </message>
    <message>
        <source>Sonneborn-Berger by real points</source>
        <translation>Sonneborn-Berger theo điểm thực</translation>
    </message>
    <message>
        <source>Progressive score, fine</source>
        <translation>Điểm lũy tiến, tính tiếp khi bằng</translation>
    </message>
    <message>
        <source>Match points 2-1-0</source>
        <translation>Điểm trận 2-1-0</translation>
    </message>
    <message>
        <source>Board tie-break of the whole tournament</source>
        <translation>Hệ số bàn của cả giải</translation>
    </message>
    <message>
        <source>Buchholz by team points, the own with them</source>
        <translation>Buchholz theo điểm đội, kể cả điểm của mình</translation>
    </message>
    <message>
        <source>Buchholz by real points</source>
        <translation>Buchholz theo điểm thực</translation>
    </message>
    <message>
        <source>Carasaxa</source>
        <translation>Carasaxa</translation>
    </message>
    <message>
        <source>Buchholz by the opponents&apos; team points</source>
        <translation>Buchholz theo điểm đội của đối phương</translation>
    </message>
    <message>
        <source>Sum of the opponents&apos; ratings without one</source>
        <translation>Tổng hệ số đối phương trừ một</translation>
    </message>
    <message>
        <source>Board tie-break of the BSV</source>
        <translation>Hệ số bàn của BSV</translation>
    </message>
    <message>
        <source>Tie-break 1 of an imported tournament</source>
        <translation>Hệ số phụ 1 của giải nhập vào</translation>
    </message>
    <message>
        <source>Tie-break 2 of an imported tournament</source>
        <translation>Hệ số phụ 2 của giải nhập vào</translation>
    </message>
    <message>
        <source>Buchholz, special</source>
        <translation>Buchholz đặc biệt</translation>
    </message>
    <message>
        <source>Median Buchholz, special</source>
        <translation>Buchholz trung vị đặc biệt</translation>
    </message>
    <message>
        <source>Buchholz of all results by real points</source>
        <translation>Buchholz mọi kết quả theo điểm thực</translation>
    </message>
    <message>
        <source>Median Buchholz by real points</source>
        <translation>Buchholz trung vị theo điểm thực</translation>
    </message>
    <message>
        <source>Tie-break 3 of an imported tournament</source>
        <translation>Hệ số phụ 3 của giải nhập vào</translation>
    </message>
    <message>
        <source>Progressive score, nothing for dropped players</source>
        <translation>Điểm lũy tiến, người bỏ giải không điểm</translation>
    </message>
    <message>
        <source>Median Buchholz of teams</source>
        <translation>Buchholz trung vị của đội</translation>
    </message>
    <message>
        <source>Game points and 1 for each match won</source>
        <translation>Điểm ván cộng 1 cho mỗi trận thắng</translation>
    </message>
    <message>
        <source>Game points 3-2-1, 0 for a forfeit lost</source>
        <translation>Điểm ván 3-2-1, thua vắng đấu 0</translation>
    </message>
    <message>
        <source>Match points 3-1-0</source>
        <translation>Điểm trận 3-1-0</translation>
    </message>
    <message>
        <source>Better result against the lowest starting rank</source>
        <translation>Kết quả tốt hơn với người có hạng ban đầu thấp nhất</translation>
    </message>
    <message>
        <source>Points and those of the qualifying rounds</source>
        <translation>Điểm cộng điểm vòng loại</translation>
    </message>
    <message>
        <source>Play-off points</source>
        <translation>Điểm đấu thêm</translation>
    </message>
    <message>
        <source>Game points and match points 3-1-0</source>
        <translation>Điểm ván cộng điểm trận 3-1-0</translation>
    </message>
    <message>
        <source>Sum of match points by a scale</source>
        <translation>Tổng điểm trận theo thang riêng</translation>
    </message>
    <message>
        <source>Sum of match points without the lowest, Olympiad</source>
        <translation>Tổng điểm trận trừ thấp nhất, Olympiad</translation>
    </message>
    <message>
        <source>Sonneborn-Berger of the Olympiad</source>
        <translation>Sonneborn-Berger của Olympiad</translation>
    </message>
    <message>
        <source>Tie-break of the ECU</source>
        <translation>Hệ số phụ của ECU</translation>
    </message>
    <message>
        <source>Recursive performance rating</source>
        <translation>Hiệu suất đệ quy</translation>
    </message>
    <message>
        <source>Average recursive performance of opponents</source>
        <translation>Hiệu suất đệ quy trung bình của đối phương</translation>
    </message>
    <message>
        <source>Sum of match points without the lowest, Khanty-Mansiysk</source>
        <translation>Tổng điểm trận trừ thấp nhất, Khanty-Mansiysk</translation>
    </message>
    <message>
        <source>Sonneborn-Berger without the lowest, Khanty-Mansiysk</source>
        <translation>Sonneborn-Berger trừ thấp nhất, Khanty-Mansiysk</translation>
    </message>
    <message>
        <source>Sum of ratings or progressive score, youth championships</source>
        <translation>Tổng hệ số hoặc điểm lũy tiến, giải trẻ</translation>
    </message>
    <message>
        <source>Performance without two results, 2011</source>
        <translation>Hiệu suất trừ hai kết quả, 2011</translation>
    </message>
    <message>
        <source>Arranz: win 1, draw 0.6 with Black and 0.4 with White</source>
        <translation>Arranz: thắng 1, hòa 0,6 khi cầm đen và 0,4 khi cầm trắng</translation>
    </message>
    <message>
        <source>Games, few first</source>
        <translation>Số ván, ít trước</translation>
    </message>
    <message>
        <source>Games, many first</source>
        <translation>Số ván, nhiều trước</translation>
    </message>
    <message>
        <source>Places of their teams</source>
        <translation>Hạng của đội</translation>
    </message>
    <message>
        <source>Sonneborn-Berger of all results, Khanty-Mansiysk</source>
        <translation>Sonneborn-Berger mọi kết quả, Khanty-Mansiysk</translation>
    </message>
    <message>
        <source>Koya, fine</source>
        <translation>Koya, tính tiếp khi bằng</translation>
    </message>
    <message>
        <source>Sum of Buchholz by parameters</source>
        <translation>Tổng Buchholz theo tham số</translation>
    </message>
    <message>
        <source>Berlin</source>
        <translation>Berlin</translation>
    </message>
    <message>
        <source>Rating difference</source>
        <translation>Chênh lệch hệ số</translation>
    </message>
    <message>
        <source>Schmuljan</source>
        <translation>Schmuljan</translation>
    </message>
    <message>
        <source>Sonneborn-Berger without the lowest, Chennai</source>
        <translation>Sonneborn-Berger trừ thấp nhất, Chennai</translation>
    </message>
    <message>
        <source>Sum of adjusted match points without the lowest, Chennai</source>
        <translation>Tổng điểm trận điều chỉnh trừ thấp nhất, Chennai</translation>
    </message>
    <message>
        <source>Kashdan</source>
        <translation>Kashdan</translation>
    </message>
    <message>
        <source>{player}: place {before} → {after}; {why}.</source>
        <translation>{player}: hạng {before} → {after}; {why}.</translation>
    </message>
    <message>
        <source>{player}: place {before} → none.</source>
        <translation>{player}: hạng {before} → không xếp hạng.</translation>
    </message>
    <message>
        <source>{player}: no place → place {after}.</source>
        <translation>{player}: không xếp hạng → hạng {after}.</translation>
    </message>
    <message>
        <source>{player}: {why}.</source>
        <translation>{player}: {why}.</translation>
    </message>
    <message>
        <source>Now before: {players}.</source>
        <translation>Nay đứng trên: {players}.</translation>
    </message>
    <message>
        <source>No longer before, or now behind: {players}.</source>
        <translation>Không còn đứng trên, hoặc nay đứng dưới: {players}.</translation>
    </message>
    <message>
        <source>points {before} → {after}</source>
        <translation>điểm {before} → {after}</translation>
    </message>
    <message>
        <source>points of {opponent} {before} → {after}</source>
        <translation>điểm của {opponent} {before} → {after}</translation>
    </message>
    <message>
        <source>{code} {before} → {after}</source>
        <translation>{code} {before} → {after}</translation>
    </message>
    <message>
        <source>{code} {before} → {after}: {why}</source>
        <translation>{code} {before} → {after}: {why}</translation>
    </message>
    <message numerus="yes">
        <source>{code} {before} → {after}: %n terms differ, above all {why}</source>
        <translation>
            <numerusform>{code} {before} → {after}: %n số hạng khác đi, nhiều nhất là {why}</numerusform>
        </translation>
    </message>
    <message>
        <source>{code} of {opponent} {before} → {after}</source>
        <translation>{code} của {opponent} {before} → {after}</translation>
    </message>
    <message>
        <source>{code} of {opponent} {before} → {after}: {why}</source>
        <translation>{code} của {opponent} {before} → {after}: {why}</translation>
    </message>
    <message numerus="yes">
        <source>{code} of {opponent} {before} → {after}: %n terms differ, above all {why}</source>
        <translation>
            <numerusform>{code} của {opponent} {before} → {after}: %n số hạng khác đi, nhiều nhất là {why}</numerusform>
        </translation>
    </message>
    <message>
        <source>{code} is not counted any more</source>
        <translation>{code} không còn được tính</translation>
    </message>
    <message>
        <source>{code} was not counted and is now</source>
        <translation>{code} trước không được tính, nay được tính</translation>
    </message>
    <message>
        <source>{code}: {before} → {after}</source>
        <extracomment>{before} and {after} say what direct encounter came to (words encounter.*)</extracomment>
        <translation>{code}: {before} → {after}</translation>
    </message>
    <message>
        <source>{code} orders those who are tied otherwise</source>
        <translation>{code} xếp những người bằng nhau theo thứ tự khác</translation>
    </message>
    <message>
        <source>in the list {after} stands in the place of {before}</source>
        <translation>trong danh sách, {after} đứng ở chỗ của {before}</translation>
    </message>
    <message>
        <source>lots are drawn in another group</source>
        <translation>bốc thăm trong một nhóm khác</translation>
    </message>
    <message>
        <source>others have a place than before</source>
        <translation>những người được xếp hạng không còn như trước</translation>
    </message>
    <message>
        <source>opponent {opponent}, {outcome} in round {round}, counts {before} → {after}</source>
        <translation>đối phương {opponent}, ván {round} {outcome}, tính {before} → {after}</translation>
    </message>
    <message>
        <source>opponent of round {round}, {opponent}, {before} → {after}</source>
        <translation>đối phương ván {round}, {opponent}, {before} → {after}</translation>
    </message>
    <message>
        <source>round {round} without a game ({outcome}) counts {before} → {after}</source>
        <translation>ván {round} không có ván đấu ({outcome}), tính {before} → {after}</translation>
    </message>
    <message>
        <source>round {round} ({value}) is cut now</source>
        <translation>ván {round} ({value}) nay bị cắt</translation>
    </message>
    <message>
        <source>round {round} ({value}) is no longer cut</source>
        <translation>ván {round} ({value}) không còn bị cắt</translation>
    </message>
    <message>
        <source>round {round} {before} → {after}</source>
        <translation>ván {round} {before} → {after}</translation>
    </message>
    <message>
        <source>Under which rules? The places after round {round} by every edition of the rules.</source>
        <translation>Theo luật nào? Thứ hạng sau ván {round} theo từng bản luật.</translation>
    </message>
    <message>
        <source>After round {round} everybody has the same place by every edition; the event counts by {edition}.</source>
        <translation>Sau ván {round}, theo bản luật nào thứ hạng cũng như nhau; giải này tính theo {edition}.</translation>
    </message>
    <message numerus="yes">
        <source>After round {round} %n places are not the same by every edition; the event counts by {edition}.</source>
        <translation>
            <numerusform>Sau ván {round}, %n thứ hạng không giống nhau giữa các bản luật; giải này tính theo {edition}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From {before} to {after}: %n places move.</source>
        <translation>
            <numerusform>Từ {before} sang {after}: %n thứ hạng thay đổi.</numerusform>
        </translation>
    </message>
    <message>
        <source>From {before} to {after}: no place moves.</source>
        <translation>Từ {before} sang {after}: không thứ hạng nào thay đổi.</translation>
    </message>
    <message>
        <source>Round {round}: the pairing rules of 2017 and those of 2026 give the same boards and colours.</source>
        <translation>Ván {round}: luật bốc thăm 2017 và 2026 cho cùng các cặp đấu và màu quân.</translation>
    </message>
    <message numerus="yes">
        <source>Round {round}: by the pairing rules of 2026 %n boards are not those of 2017.</source>
        <translation>
            <numerusform>Ván {round}: theo luật bốc thăm 2026, %n bàn khác với luật 2017.</numerusform>
        </translation>
    </message>
    <message>
        <source>Round {round}: the system by which it was paired has one edition only.</source>
        <translation>Ván {round}: hệ thống đã dùng để bốc thăm chỉ có một bản luật.</translation>
    </message>
    <message>
        <source>Round {round}: not both editions of the pairing rules allow a complete pairing.</source>
        <translation>Ván {round}: không phải cả hai bản luật bốc thăm đều cho phép xếp đủ cặp.</translation>
    </message>
    <message>
        <source>{player}: against {opponent} by 2017, against {rival} by 2026.</source>
        <translation>{player}: theo luật 2017 gặp {opponent}, theo luật 2026 gặp {rival}.</translation>
    </message>
    <message>
        <source>{player}: against {opponent} by 2017, the bye by 2026.</source>
        <translation>{player}: theo luật 2017 gặp {opponent}, theo luật 2026 được miễn đấu.</translation>
    </message>
    <message>
        <source>{player}: the bye by 2017, against {rival} by 2026.</source>
        <translation>{player}: theo luật 2017 được miễn đấu, theo luật 2026 gặp {rival}.</translation>
    </message>
    <message>
        <source>By {edition}: {code} {value}.</source>
        <translation>Theo {edition}: {code} {value}.</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>không có gì</translation>
    </message>
    <message>
        <source>nobody was tied any more</source>
        <translation>không còn ai bằng nhau</translation>
    </message>
    <message>
        <source>all had met, their points against each other count</source>
        <translation>tất cả đã gặp nhau, tính điểm các ván giữa họ</translation>
    </message>
    <message>
        <source>not all had met, so it did not count</source>
        <translation>chưa gặp nhau đủ nên không tính</translation>
    </message>
    <message>
        <source>all have met, their points against each other count</source>
        <translation>tất cả đã gặp nhau, tính điểm các ván giữa họ với nhau</translation>
    </message>
    <message>
        <source>all are level</source>
        <translation>tất cả vẫn bằng nhau</translation>
    </message>
    <message>
        <source>not all have met, but one of them can&apos;t be reached whatever the missing games bring</source>
        <translation>chưa gặp nhau đủ, nhưng có người mà không ai đuổi kịp dù các ván còn thiếu ra sao</translation>
    </message>
    <message>
        <source>not all have met, and nobody is out of reach</source>
        <translation>chưa gặp nhau đủ, và không ai vượt ngoài tầm đuổi kịp</translation>
    </message>
    <message>
        <source>the boards of the match between the two count</source>
        <translation>tính các bàn trong trận giữa hai đội</translation>
    </message>
    <message>
        <source>Virtual points counted, {player} and {other} are both on {points}; {player} meets {opponent} (on {opponentPoints}), {other} meets {rival} (on {rivalPoints}).</source>
        <translation>Tính cả điểm ảo, {player} và {other} cùng có {points} điểm; {player} gặp {opponent} ({opponentPoints} điểm), {other} gặp {rival} ({rivalPoints} điểm).</translation>
    </message>
    <message>
        <source>Virtual points counted, {player} is on {points} and {other} on {otherPoints}, so they were paired in different groups: {player} meets {opponent} (on {opponentPoints}), {other} meets {rival} (on {rivalPoints}).</source>
        <translation>Tính cả điểm ảo, {player} có {points} điểm còn {other} có {otherPoints} điểm nên thuộc hai nhóm khác nhau: {player} gặp {opponent} ({opponentPoints} điểm), {other} gặp {rival} ({rivalPoints} điểm).</translation>
    </message>
    <message numerus="yes">
        <source>{player} got a downfloat in %n rounds: {rounds}.</source>
        <translation>
            <numerusform>{player} đã bị xuống nhóm ở %n ván: ván {rounds}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} got an upfloat in %n rounds: {rounds}.</source>
        <translation>
            <numerusform>{player} đã gặp người nhóm trên ở %n ván: ván {rounds}.</numerusform>
        </translation>
    </message>
    <message>
        <source>How often has {player} met an opponent of another score, and why?</source>
        <translation>{player} đã bao nhiêu lần gặp người khác điểm, và vì sao?</translation>
    </message>
    <message>
        <source>Downfloats of {player} so far: {downs}; upfloats: {ups}.</source>
        <translation>Đến nay {player} bị xuống nhóm {downs} lần, gặp người nhóm trên {ups} lần.</translation>
    </message>
    <message>
        <source>{player} has met opponents of the own score only, and has had no downfloat.</source>
        <translation>{player} chỉ gặp những người cùng điểm và chưa lần nào bị tính là xuống nhóm.</translation>
    </message>
    <message>
        <source>Nobody floats here: who meets whom does not follow from groups of one score.</source>
        <translation>Ở đây không ai bị chuyển nhóm: việc ai gặp ai không dựa vào nhóm điểm.</translation>
    </message>
    <message numerus="yes">
        <source>On {points} too in any case, and not met yet: %n players.</source>
        <translation>
            <numerusform>Chắc chắn cũng ở nhóm {points} điểm và chưa gặp: %n người.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>On {points} too if their open game ends so, and not met yet: %n players.</source>
        <translation>
            <numerusform>Có thể vào nhóm {points} điểm tùy kết quả ván của họ, và chưa gặp: %n người.</numerusform>
        </translation>
    </message>
    <message>
        <source>What if? The section as it would be after round {round}; nothing of it is changed.</source>
        <translation>Nếu như? Bảng đấu sau ván {round} nếu các dữ kiện khác đi; không gì trong giải bị thay đổi.</translation>
    </message>
    <message>
        <source>What moves: places {places}, points {points}, tie-break values {values}, prizes {prizes}, ratings {ratings}, norms {norms}.</source>
        <translation>Thay đổi: hạng {places}, điểm {points}, giá trị hệ số phụ {values}, giải thưởng {prizes}, hệ số {ratings}, chuẩn danh hiệu {norms}.</translation>
    </message>
    <message>
        <source>No place, tie-break value, prize, rating or norm would be another one.</source>
        <translation>Không hạng, hệ số phụ, giải thưởng, hệ số hay chuẩn danh hiệu nào khác đi.</translation>
    </message>
    <message>
        <source>What is supposed:</source>
        <translation>Điều được giả sử:</translation>
    </message>
    <message>
        <source>Round {round}, {player} against {opponent}: {after} instead of {before}.</source>
        <translation>Ván {round}, {player} gặp {opponent}: {after} thay cho {before}.</translation>
    </message>
    <message>
        <source>Round {round}: {player} meets {opponent}, {after}.</source>
        <translation>Ván {round}: {player} gặp {opponent}, {after}.</translation>
    </message>
    <message>
        <source>Round {round}: the game of {player} against {opponent} ({before}) does not count; both are absent.</source>
        <translation>Ván {round}: ván của {player} với {opponent} ({before}) không tính; cả hai vắng mặt.</translation>
    </message>
    <message>
        <source>Round {round}, {player}: {after} instead of {before}.</source>
        <translation>Ván {round}, {player}: {after} thay cho {before}.</translation>
    </message>
    <message>
        <source>{player} does not leave before round {round}.</source>
        <translation>{player} không rời giải trước ván {round}.</translation>
    </message>
    <message>
        <source>{player} leaves before round {round}.</source>
        <translation>{player} rời giải trước ván {round}.</translation>
    </message>
    <message>
        <source>Rounds paired: {before} → {after}.</source>
        <translation>Số ván đã bốc thăm: {before} → {after}.</translation>
    </message>
    <message>
        <source>List of tie-breaks: {after} instead of {before}.</source>
        <translation>Danh sách hệ số phụ: {after} thay cho {before}.</translation>
    </message>
    <message>
        <source>Another change: {code}.</source>
        <translation>Thay đổi khác: {code}.</translation>
    </message>
    <message>
        <source>Nothing that is not so already.</source>
        <translation>Không có gì khác với hiện tại.</translation>
    </message>
    <message>
        <source>The rounds after round {round} stay as they were paired and played, though they might have been paired otherwise.</source>
        <translation>Các ván sau ván {round} giữ nguyên như đã bốc thăm và đã đấu, dù có thể đã được bốc thăm khác.</translation>
    </message>
    <message numerus="yes">
        <source>%n places move.</source>
        <translation>
            <numerusform>%n hạng thay đổi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n participants have other points.</source>
        <translation>
            <numerusform>%n người có điểm khác.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n values of tie-breaks move.</source>
        <translation>
            <numerusform>%n giá trị hệ số phụ thay đổi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n prizes move.</source>
        <translation>
            <numerusform>%n giải thưởng thay đổi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players are rated otherwise.</source>
        <translation>
            <numerusform>%n đấu thủ có cách tính hệ số khác đi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n norms move.</source>
        <translation>
            <numerusform>%n chuẩn danh hiệu thay đổi.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player}: points {before} → {after}.</source>
        <translation>{player}: điểm {before} → {after}.</translation>
    </message>
    <message>
        <source>{player}, {list}: {before} → {after}.</source>
        <translation>{player}, {list}: {before} → {after}.</translation>
    </message>
    <message>
        <source>prize {place}, {amount}</source>
        <translation>giải {place}, {amount}</translation>
    </message>
    <message>
        <source>prize {place}, {award}</source>
        <translation>giải {place}, {award}</translation>
    </message>
    <message>
        <source>Place in the standings: {before} → {after}.</source>
        <translation>Hạng trong bảng xếp hạng: {before} → {after}.</translation>
    </message>
    <message>
        <source>{player}: {code} rating after the event {before} → {after}.</source>
        <translation>{player}: hệ số {code} sau giải {before} → {after}.</translation>
    </message>
    <message>
        <source>Change of the rating: {before} → {after}.</source>
        <translation>Thay đổi hệ số: {before} → {after}.</translation>
    </message>
    <message>
        <source>Performance: {before} → {after}.</source>
        <translation>Hệ số hiệu suất: {before} → {after}.</translation>
    </message>
    <message>
        <source>Round {round}: {before} → {after}.</source>
        <translation>Ván {round}: {before} → {after}.</translation>
    </message>
    <message>
        <source>Round {round}: {opponent} counts with {before} → {after}.</source>
        <translation>Ván {round}: {opponent} được tính với {before} → {after}.</translation>
    </message>
    <message>
        <source>{player}, {code} norm: {before} → {after}.</source>
        <translation>{player}, chuẩn {code}: {before} → {after}.</translation>
    </message>
    <message>
        <source>As it is: {why}</source>
        <translation>Hiện tại: {why}</translation>
    </message>
    <message>
        <source>As supposed: {why}</source>
        <translation>Theo giả sử: {why}</translation>
    </message>
    <message>
        <source>made</source>
        <translation>đạt</translation>
    </message>
    <message>
        <source>still possible</source>
        <translation>còn có thể</translation>
    </message>
    <message>
        <source>missed</source>
        <translation>không đạt</translation>
    </message>
    <message>
        <source>{unit} is in place {place}: the places of its {n} players are worth {sum} points.</source>
        <translation>{unit} xếp thứ {place}: thứ hạng của {n} đấu thủ được tính cho {sum} điểm.</translation>
    </message>
    <message numerus="yes">
        <source>By the regulations the best %n of a unit count in each section, and the sections are added.</source>
        <translation>
            <numerusform>Theo điều lệ, ở mỗi bảng tính %n đấu thủ tốt nhất của mỗi đơn vị, rồi cộng các bảng.</numerusform>
        </translation>
    </message>
    <message>
        <source>By the regulations the best {men} men and {women} women of a unit count in each section, and the sections are added.</source>
        <translation>Theo điều lệ, ở mỗi bảng tính {men} nam và {women} nữ tốt nhất của mỗi đơn vị, rồi cộng các bảng.</translation>
    </message>
    <message>
        <source>{player}, {section}: place {place}, worth {worth}.</source>
        <translation>{player}, {section}: hạng {place}, được {worth} điểm.</translation>
    </message>
    <message>
        <source>{unit} and {rival} are equal by the {by}: {value} each.</source>
        <translation>{unit} và {rival} bằng nhau về {by}: mỗi bên {value}.</translation>
    </message>
    <message>
        <source>{rival} is ahead of {unit}: {why}, {theirs} against {mine}.</source>
        <translation>{rival} đứng trên {unit}: {why}, {theirs} so với {mine}.</translation>
    </message>
    <message>
        <source>{rival} is behind {unit}: {why}, {theirs} against {mine}.</source>
        <translation>{rival} đứng dưới {unit}: {why}, {theirs} so với {mine}.</translation>
    </message>
    <message>
        <source>{n} points for places more would have been enough to pass {rival}.</source>
        <translation>Thêm {n} điểm xếp hạng là đủ để vượt {rival}.</translation>
    </message>
    <message>
        <source>the silver medals decide</source>
        <translation>huy chương bạc quyết định</translation>
    </message>
    <message>
        <source>the bronze medals decide</source>
        <translation>huy chương đồng quyết định</translation>
    </message>
    <message>
        <source>the sum of points for places decides</source>
        <translation>tổng điểm xếp hạng quyết định</translation>
    </message>
    <message>
        <source>the better single place decides</source>
        <translation>thứ hạng cá nhân tốt hơn quyết định</translation>
    </message>
    <message>
        <source>number of gold medals</source>
        <translation>số huy chương vàng</translation>
    </message>
    <message>
        <source>number of silver medals</source>
        <translation>số huy chương bạc</translation>
    </message>
    <message>
        <source>number of bronze medals</source>
        <translation>số huy chương đồng</translation>
    </message>
    <message>
        <source>number of players who count</source>
        <translation>số đấu thủ được tính</translation>
    </message>
    <message>
        <source>sum of places</source>
        <translation>tổng thứ hạng</translation>
    </message>
    <message>
        <source>sum of points</source>
        <translation>tổng điểm</translation>
    </message>
    <message>
        <source>sum of points for places</source>
        <translation>tổng điểm xếp hạng</translation>
    </message>
    <message>
        <source>single places</source>
        <translation>thứ hạng cá nhân</translation>
    </message>
    <message>
        <source>{player} has no game to come; place {place} depends on the games of others.</source>
        <translation>{player} không còn ván nào; hạng {place} tùy vào các ván của người khác.</translation>
    </message>
    <message>
        <source>{player} has a chance of place {place} even without another point; it depends on others.</source>
        <translation>{player} không thêm điểm nào vẫn còn cơ hội đạt hạng {place}; khi đó tùy người khác.</translation>
    </message>
    <message>
        <source>{player} plays {opponent} because the table of the event says so for round {round}.</source>
        <translation>{player} gặp {opponent} vì bảng đấu của giải quy định như vậy cho ván {round}.</translation>
    </message>
    <message>
        <source>By the table {player} has no game in round {round}.</source>
        <translation>Theo bảng đấu, {player} không có ván đấu ở ván {round}.</translation>
    </message>
    <message>
        <source>By the table {team} meets {otherTeam} in round {round}, and {team} has {colour} on board 1.</source>
        <translation>Theo bảng đấu, {team} gặp {otherTeam} ở ván {round}, và {team} cầm {colour} ở bàn 1.</translation>
    </message>
    <message>
        <source>Round {round} cannot be paired: a Scheveningen match is one of two teams with 2 to 10 players each.</source>
        <translation>Không thể xếp cặp ván {round}: thể thức Scheveningen là trận đấu của hai đội, mỗi đội từ 2 đến 10 đấu thủ.</translation>
    </message>
    <message>
        <source>Round {round} cannot be paired: the table of the event is missing, has a player twice in a round, or names a team or a place that is not there.</source>
        <translation>Không thể xếp cặp ván {round}: bảng đấu của giải chưa có, có đấu thủ xuất hiện hai lần trong một ván, hoặc nêu đội hay vị trí không tồn tại.</translation>
    </message>
    <message>
        <source>Round {round} ({outcome}): a draw against {player} himself, with {used}.</source>
        <translation>Ván {round} ({outcome}): hòa với chính {player}, có {used}.</translation>
    </message>
    <message>
        <source>By the rules of this event (/D) an unplayed round is a draw against oneself.</source>
        <translation>Theo điều lệ giải này (/D), ván không đấu là một ván hòa với chính mình.</translation>
    </message>
    <message>
        <source>By the rules of this event (/N) the lowest value is cut, whether the round was voluntary or not.</source>
        <translation>Theo điều lệ giải này (/N), bỏ giá trị thấp nhất, dù ván ấy là tự nguyện không đấu hay không.</translation>
    </message>
    <message>
        <source>By the rules of this event (/S) unplayed rounds count as in a Swiss event, although it is a round robin.</source>
        <translation>Theo điều lệ giải này (/S), ván không đấu tính như giải hệ Thụy Sĩ dù đây là giải vòng tròn.</translation>
    </message>
    <message>
        <source>A new subset starts again with the primary score. The printed exercise of FIDE&apos;s technical commission (2024), and checkers that follow it, go on with the other score and may have another order here.</source>
        <translation>Nhóm con mới bắt đầu lại với điểm chính. Bài tập in của ủy ban kỹ thuật FIDE (2024) và các chương trình kiểm tra theo đó đi tiếp với điểm kia, nên ở đây có thể có thứ tự khác.</translation>
    </message>
    <message>
        <source>Extended direct encounter, board count</source>
        <translation>Đối kháng trực tiếp mở rộng, rồi số bàn</translation>
    </message>
    <message>
        <source>EDE, and two teams left by board count</source>
        <translation>EDE, rồi hai đội còn lại theo số bàn</translation>
    </message>
    <message>
        <source>No DWZ: the FIDE rating {rating} is used with index {index}; the development coefficient is limited as for index {limit}.</source>
        <translation>Không có DWZ: dùng hệ số FIDE {rating} với chỉ số {index}; hệ số phát triển bị giới hạn như với chỉ số {limit}.</translation>
    </message>
    <message>
        <source>{player} has {colour}, changed by hand or by another program: by the rules of the match the colours of this board are the other way round.</source>
        <translation>{player} cầm {colour}, do sửa bằng tay hoặc do chương trình khác: theo luật của trận thì màu quân ở bàn này ngược lại.</translation>
    </message>
    <message>
        <source>the bracket of the knock-out has other winners</source>
        <translation>nhánh đấu loại trực tiếp có người thắng khác</translation>
    </message>
    <message>
        <source>Round {round} against {opponent} doesn&apos;t count: that stage of the match was not played at the tempo of the section.</source>
        <translation>Ván {round} gặp {opponent} không tính: chặng đó của trận không đấu ở loại cờ của bảng.</translation>
    </message>
    <message>
        <source>{player} (seed {place}) meets {opponent} (seed {otherPlace}) in the {stage}: by the order of the bracket seeds 1 and 2 can meet in the final only, the first four not before the semi-finals.</source>
        <translation>{player} (hạt giống {place}) gặp {opponent} (hạt giống {otherPlace}) ở {stage}: theo thứ tự của nhánh đấu, hạt giống 1 và 2 chỉ có thể gặp nhau ở chung kết, bốn hạt giống đầu không gặp nhau trước bán kết.</translation>
    </message>
    <message>
        <source>{player} (seed {place}) meets {opponent} (seed {otherPlace}) in the {stage}: of those who are left the highest seed meets the lowest one, the second the last but one.</source>
        <translation>{player} (hạt giống {place}) gặp {opponent} (hạt giống {otherPlace}) ở {stage}: trong những người còn lại, hạt giống cao nhất gặp hạt giống thấp nhất, người thứ nhì gặp người áp chót.</translation>
    </message>
    <message>
        <source>{player} and {opponent} won neighbouring matches of the bracket, and meet in the {stage}.</source>
        <translation>{player} và {opponent} thắng hai trận kề nhau của nhánh đấu nên gặp nhau ở {stage}.</translation>
    </message>
    <message>
        <source>{player} meets {opponent} in the {stage}: each round of the bracket is drawn by lots.</source>
        <translation>{player} gặp {opponent} ở {stage}: mỗi vòng của nhánh đấu được rút thăm lại.</translation>
    </message>
    <message>
        <source>{player} and {opponent} lost the semi-finals and play for the third place.</source>
        <translation>{player} và {opponent} thua bán kết nên tranh hạng ba.</translation>
    </message>
    <message>
        <source>The match stands {points} : {otherPoints} for {player} and {opponent}.</source>
        <translation>Tỉ số của trận đang là {points} : {otherPoints} cho {player} và {opponent}.</translation>
    </message>
    <message>
        <source>It is game {game} of {games} in stage {place} of the match.</source>
        <translation>Đây là ván {game} trong {games} ván ở chặng {place} của trận.</translation>
    </message>
    <message>
        <source>Time control: {time}.</source>
        <translation>Thời gian: {time}.</translation>
    </message>
    <message>
        <source>Sudden death: a draw is a win of the match for Black.</source>
        <translation>Ván quyết định: hòa thì Đen thắng trận.</translation>
    </message>
    <message>
        <source>{player} and {rival} changed places in the bracket, so that players of one unit meet in the {stage} at the earliest.</source>
        <translation>{player} và {rival} đổi chỗ trong nhánh đấu, để người cùng đơn vị sớm nhất là {stage} mới gặp nhau.</translation>
    </message>
    <message>
        <source>{player} (seed {place}) has no opponent in the {stage}: the bracket has {places} places, and those that stay empty are byes for the highest seeds.</source>
        <translation>{player} (hạt giống {place}) không có đối thủ ở {stage}: nhánh đấu có {places} chỗ, chỗ trống là miễn đấu cho các hạt giống cao nhất.</translation>
    </message>
    <message>
        <source>{player} is not in the bracket: it was made of those who were there in round 1.</source>
        <translation>{player} không có trong nhánh đấu: nhánh lập từ những người có mặt ở ván 1.</translation>
    </message>
    <message>
        <source>{player} plays {rival} in the {stage}; the match stands {points} : {otherPoints}.</source>
        <translation>{player} gặp {rival} ở {stage}; tỉ số đang là {points} : {otherPoints}.</translation>
    </message>
    <message>
        <source>{player} won against {rival} in the {stage}, {points} : {otherPoints}.</source>
        <translation>{player} thắng {rival} ở {stage}, {points} : {otherPoints}.</translation>
    </message>
    <message>
        <source>{player} is out: {rival} won their match in the {stage}, {points} : {otherPoints} from {player}&apos;s side.</source>
        <translation>{player} đã bị loại: {rival} thắng trận giữa hai người ở {stage}, {points} : {otherPoints} tính từ phía {player}.</translation>
    </message>
    <message>
        <source>{player} won against {rival} in the {stage} at {points} : {otherPoints}: the last game was drawn, and {player} had Black in sudden death.</source>
        <translation>{player} thắng {rival} ở {stage} khi tỉ số là {points} : {otherPoints}: ván cuối hòa, và {player} cầm Đen ở ván quyết định.</translation>
    </message>
    <message>
        <source>{player} is out: at {points} : {otherPoints} the last game against {rival} in the {stage} was drawn, and {rival} had Black in sudden death.</source>
        <translation>{player} đã bị loại: khi tỉ số là {points} : {otherPoints}, ván cuối với {rival} ở {stage} hòa, và {rival} cầm Đen ở ván quyết định.</translation>
    </message>
    <message>
        <source>{player} went on from the {stage} because {rival} withdrew.</source>
        <translation>{player} đi tiếp từ {stage} vì {rival} rút.</translation>
    </message>
    <message>
        <source>{player} withdrew from the match against {rival} in the {stage}.</source>
        <translation>{player} rút khỏi trận với {rival} ở {stage}.</translation>
    </message>
    <message>
        <source>{player} and {rival} both withdrew from their match in the {stage}.</source>
        <translation>{player} và {rival} đều rút khỏi trận ở {stage}.</translation>
    </message>
    <message>
        <source>{player} was paired in the round after the {stage} though the match against {rival} doesn&apos;t say so; the published round holds.</source>
        <translation>{player} được xếp ở vòng sau {stage} dù trận với {rival} không cho biết thế; ván đã công bố được giữ.</translation>
    </message>
    <message>
        <source>{player} is out: {rival} was paired in the round after the {stage} though their match doesn&apos;t say so; the published round holds.</source>
        <translation>{player} đã bị loại: {rival} được xếp ở vòng sau {stage} dù trận giữa hai người không cho biết thế; ván đã công bố được giữ.</translation>
    </message>
    <message>
        <source>There is no round {round}: the knock-out is over, its last match is decided.</source>
        <translation>Không có ván {round}: giải loại trực tiếp đã xong, trận cuối đã có kết quả.</translation>
    </message>
    <message numerus="yes">
        <source>Round {round} can&apos;t be paired yet: %n matches of the knock-out wait for the result of a game.</source>
        <translation>
            <numerusform>Chưa bốc thăm được ván {round}: %n trận của giải loại trực tiếp còn chờ kết quả một ván.</numerusform>
        </translation>
    </message>
    <message>
        <source>won the final</source>
        <translation>vô địch</translation>
    </message>
    <message>
        <source>final</source>
        <translation>chung kết</translation>
    </message>
    <message>
        <source>semi-final</source>
        <translation>bán kết</translation>
    </message>
    <message>
        <source>quarter-final</source>
        <translation>tứ kết</translation>
    </message>
    <message>
        <source>early rounds</source>
        <translation>các vòng đầu</translation>
    </message>
    <message>
        <source>match for the third place</source>
        <translation>trận tranh hạng ba</translation>
    </message>
    <message>
        <source>In a knock-out the place follows from the round of the bracket: {player} needs to win the matches, and no number of points stands for that.</source>
        <translation>Ở giải loại trực tiếp, hạng theo vòng của nhánh đấu: {player} cần thắng các trận, không số điểm nào thay được điều đó.</translation>
    </message>
    <message>
        <source>Round {round} against {opponent} doesn&apos;t count here: that stage of the match has another tempo than the section.</source>
        <translation>Ván {round} gặp {opponent} không tính ở đây: chặng đó của trận đấu ở loại cờ khác với bảng.</translation>
    </message>
    <message>
        <source>{player} stands before {opponent} because {player} came further in the knock-out: {opponent} came to the {stage}.</source>
        <translation>{player} xếp trên {opponent} vì {player} đi xa hơn trong giải loại trực tiếp: {opponent} vào đến {stage}.</translation>
    </message>
    <message>
        <source>{player} stands before {opponent} because {player} won the match for the third place.</source>
        <translation>{player} xếp trên {opponent} vì {player} thắng trận tranh hạng ba.</translation>
    </message>
    <message>
        <source>{player} stands before {opponent} because {opponent} is not in the bracket.</source>
        <translation>{player} xếp trên {opponent} vì {opponent} không có trong nhánh đấu.</translation>
    </message>
    <message>
        <source>{player} and {opponent} share place {place}: both came to the {stage}, and places behind the final are not played out.</source>
        <translation>{player} và {opponent} đồng hạng {place}: cả hai vào đến {stage}, và các hạng sau chung kết không đấu phân hạng.</translation>
    </message>
    <message>
        <source>{player} has {colour} in the first game: {player} began {whites} matches with {white} so far, {opponent} {otherWhites}, and who began fewer does so now.</source>
        <translation>{player} cầm {colour} ở ván đầu: đến nay {player} đã mở {whites} trận với quân {white}, {opponent} {otherWhites} trận, ai mở ít hơn thì nay được mở.</translation>
    </message>
    <message>
        <source>{player} has {colour} in the first game because {rival} began his last match with {other} and changes.</source>
        <translation>{player} cầm {colour} ở ván đầu vì {rival} đã mở trận trước với quân {other} và nay đổi màu.</translation>
    </message>
    <message>
        <source>{player} began {whites} matches with {white} and {blacks} with {black}.</source>
        <translation>{player} đã mở {whites} trận với quân {white} và {blacks} trận với quân {black}.</translation>
    </message>
    <message>
        <source>Both began {whites} matches with {white}; this decides nothing.</source>
        <translation>Cả hai đã mở {whites} trận với quân {white}; điều này chưa quyết định được.</translation>
    </message>
    <message>
        <source>{player} has a match with {opponent}: in the {points}-point group {first} meets {second}, the first by number whom he can when everybody else is paired as well as possible.</source>
        <translation>{player} đấu trận với {opponent}: trong nhóm {points} điểm, {first} gặp {second}, người đầu tiên theo số hạt giống có thể gặp khi mọi người khác được ghép cặp tốt nhất có thể.</translation>
    </message>
    <message>
        <source>{player} plays {opponent} again: it is the second game of the match that began in round {round}, with the colours changed.</source>
        <translation>{player} lại đấu với {opponent}: đây là ván thứ hai của trận bắt đầu từ ván {round}, đổi màu quân.</translation>
    </message>
    <message>
        <source>{player} had no match in round {round}, and a bye is for the whole match: {outcome} here.</source>
        <translation>{player} không có trận từ ván {round}, và miễn đấu là miễn cả trận: ở đây là {outcome}.</translation>
    </message>
    <message>
        <source>the group below could not be paired without more players from further down</source>
        <translation>nhóm bên dưới không ghép được nếu không lấy thêm người từ dưới nữa</translation>
    </message>
    <message numerus="yes">
        <source>{players} would come up right after meeting another score (%n players instead of {made})</source>
        <translation>
            <numerusform>{players} sẽ bị đưa lên ngay sau khi vừa gặp người khác điểm (%n người thay vì {made})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{players} would meet somebody from below right after meeting another score (%n players instead of {made})</source>
        <translation>
            <numerusform>{players} sẽ gặp người từ dưới lên ngay sau khi vừa gặp người khác điểm (%n người thay vì {made})</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} has {colour} because of the last first games with different colours: {player} had {other} in round {round}, {opponent} had {colour} in round {opponentRound}.</source>
        <translation>{player} cầm {colour} vì trong các ván đầu của trận, lần gần nhất hai người khác màu là: {player} cầm {other} ở ván {round}, {opponent} cầm {colour} ở ván {opponentRound}.</translation>
    </message>
    <message>
        <source>{player} has {colour}: in the second game of a match the colours of the first are changed.</source>
        <translation>{player} cầm {colour}: ở ván thứ hai của trận hai người đổi màu so với ván đầu.</translation>
    </message>
    <message>
        <source>Going back over the first games of matches, their colours first differ where {player} had {other} in round {round} and {opponent} had {colour} in round {opponentRound}. Now it is the other way round.</source>
        <translation>Tính ngược qua các ván đầu của trận, lần đầu tiên hai người khác màu là khi {player} cầm {other} ở ván {round} còn {opponent} cầm {colour} ở ván {opponentRound}. Nay đổi lại.</translation>
    </message>
    <message>
        <source>{player} has the bye: of those who may take it and leave the others a pairing, {player} has the lowest score ({points}), of these the most matches played, of these the last number.</source>
        <translation>{player} được miễn đấu: trong những người được phép nghỉ mà vẫn xếp được cho những người còn lại, {player} ít điểm nhất ({points}), rồi đã đấu nhiều trận nhất, rồi có số thứ tự cuối.</translation>
    </message>
    <message>
        <source>a sixth</source>
        <translation>một phần sáu</translation>
    </message>
    <message>
        <source>a quarter</source>
        <translation>một phần tư</translation>
    </message>
    <message>
        <source>a third</source>
        <translation>một phần ba</translation>
    </message>
    <message>
        <source>two fifths</source>
        <translation>hai phần năm</translation>
    </message>
    <message>
        <source>half</source>
        <translation>một nửa</translation>
    </message>
    <message>
        <source>three fifths</source>
        <translation>ba phần năm</translation>
    </message>
    <message>
        <source>two thirds</source>
        <translation>hai phần ba</translation>
    </message>
    <message>
        <source>three quarters</source>
        <translation>ba phần tư</translation>
    </message>
    <message>
        <source>five sixths</source>
        <translation>năm phần sáu</translation>
    </message>
    <message>
        <source>the whole</source>
        <translation>toàn bộ</translation>
    </message>
    <message>
        <source>{player} had {white} {whites} times so far, {black} {blacks} times.</source>
        <translation>Đến nay {player} đã cầm {white} {whites} lần, {black} {blacks} lần.</translation>
    </message>
    <message>
        <source>{player} has {colour}: games with {white} less those with {black} are {difference} for {player} and {otherDifference} for {opponent}, and who has less gets {white}.</source>
        <translation>{player} cầm {colour}: số ván cầm {white} trừ số ván cầm {black} của {player} là {difference}, của {opponent} là {otherDifference}, ai ít hơn thì cầm {white}.</translation>
    </message>
    <message>
        <source>{player} has {colour} because {rival} had {other} in the last game and changes.</source>
        <translation>{player} cầm {colour} vì ván trước {rival} cầm {other} và nay đổi màu.</translation>
    </message>
    <message>
        <source>Games with {white} less those with {black}: both have {difference}, which decides nothing.</source>
        <translation>Số ván cầm {white} trừ số ván cầm {black}: cả hai đều là {difference}, chưa quyết định được.</translation>
    </message>
    <message>
        <source>{player} stands before {opponent} in the ranking.</source>
        <translation>{player} đứng trên {opponent} trong bảng xếp hạng.</translation>
    </message>
    <message>
        <source>sum of the values {before} → {after}</source>
        <translation>tổng giá trị {before} → {after}</translation>
    </message>
    <message>
        <source>sum of the values of {opponent} {before} → {after}</source>
        <translation>tổng giá trị của {opponent} {before} → {after}</translation>
    </message>
    <message>
        <source>{player} (place {place}) meets {opponent} (place {otherPlace}): those who are there are paired down the ranking, the first with the second, the third with the fourth and so on.</source>
        <translation>{player} (hạng {place}) gặp {opponent} (hạng {otherPlace}): những người có mặt được ghép dọc theo bảng xếp hạng, người đầu với người thứ hai, người thứ ba với người thứ tư và cứ thế.</translation>
    </message>
    <message numerus="yes">
        <source>{player} and {rival} met in round {round}; by the rules of the club two do not meet again in the %n rounds after that.</source>
        <translation>
            <numerusform>{player} và {rival} đã gặp nhau ở ván {round}; theo luật của câu lạc bộ, hai người không gặp lại trong %n ván sau đó.</numerusform>
        </translation>
    </message>
    <message>
        <source>others would meet again sooner than the club wants</source>
        <translation>những người khác sẽ gặp lại sớm hơn luật của câu lạc bộ</translation>
    </message>
    <message>
        <source>In Keizer&apos;s system each result changes the values of all others: no number of points stands for a place that {player} may reach.</source>
        <translation>Trong hệ Keizer mỗi kết quả làm đổi giá trị của mọi người: không có số điểm nào ứng với hạng mà {player} có thể đạt.</translation>
    </message>
    <message>
        <source>{player} stands before {opponent} because the values add up to {total} against {otherTotal}.</source>
        <translation>{player} đứng trên {opponent} vì tổng giá trị là {total} so với {otherTotal}.</translation>
    </message>
    <message>
        <source>Both have {total} by the values.</source>
        <translation>Tổng giá trị của cả hai là {total}.</translation>
    </message>
    <message>
        <source>{player}: {total} in all, place {place} of the ranking; a win against {player} is worth {value}.</source>
        <translation>{player}: tổng {total}, hạng {place}; thắng {player} được {value}.</translation>
    </message>
    <message>
        <source>From the start: the own value {value}.</source>
        <translation>Từ đầu giải: giá trị của chính mình, {value}.</translation>
    </message>
    <message>
        <source>Points given or taken away: {total}.</source>
        <translation>Điểm cộng hoặc trừ: {total}.</translation>
    </message>
    <message>
        <source>Round {round}, {outcome} against {opponent}: {part} of the value {value} is {total}.</source>
        <translation>Ván {round}, {outcome} trước {opponent}: {part} của giá trị {value} là {total}.</translation>
    </message>
    <message>
        <source>Round {round}, {outcome}: {part} of the own value {value} is {total}.</source>
        <translation>Ván {round}, {outcome}: {part} của giá trị chính mình {value} là {total}.</translation>
    </message>
    <message numerus="yes">
        <source>Round {round}, {outcome}: nothing, since only %n such rounds are paid.</source>
        <translation>
            <numerusform>Ván {round}, {outcome}: không được gì, vì chỉ tính %n lần như thế.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The ranking went round in circles; after %n counts the last one holds.</source>
        <translation>
            <numerusform>Bảng xếp hạng cứ xoay vòng; sau %n lần tính, lần cuối được giữ.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} and {rival} had the %n games that the club allows two.</source>
        <translation>
            <numerusform>{player} và {rival} đã đấu với nhau %n ván, nhiều nhất mà câu lạc bộ cho phép.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>So that nobody is left over, two may meet %n rounds sooner in round {round}.</source>
        <translation>
            <numerusform>Để không ai bị thừa, ở ván {round} hai người được gặp lại sớm hơn %n ván so với luật của câu lạc bộ.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>So that nobody is left over, in round {round} two may have more than %n games.</source>
        <translation>
            <numerusform>Để không ai bị thừa, ở ván {round} hai người được đấu với nhau quá %n ván.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} is free: the lowest of those who were free least often.</source>
        <translation>{player} được miễn đấu: đứng thấp nhất trong bảng xếp hạng trong những người ít được miễn nhất.</translation>
    </message>
    <message>
        <source>{player} has {colour} on board {board}, since {team} has {teamColour} on board 1 and the boards change colours as the event says.</source>
        <translation>{player} cầm {colour} ở bàn {board} vì {team} cầm {teamColour} ở bàn 1 và màu quân của các bàn theo điều lệ giải.</translation>
    </message>
    <message>
        <source>{player} plays on board {board} of the match {team} – {rival}: the players of a team sit in the order of its line-up, and without one in the order of its members.</source>
        <translation>{player} ngồi bàn {board} của trận {team} – {rival}: đấu thủ của một đội ngồi theo thứ tự trong đội hình, không có đội hình thì theo thứ tự thành viên.</translation>
    </message>
    <message>
        <source>{team} – {rival} is match {match} of the round, which begins at board {place}.</source>
        <translation>{team} – {rival} là trận {match} của ván, bắt đầu từ bàn {place}.</translation>
    </message>
    <message>
        <source>{player} and {opponent} share place {place} for now: both have come to the {stage} and are still in the cup.</source>
        <translation>{player} và {opponent} tạm đồng hạng {place}: cả hai đã vào đến {stage} và vẫn còn trong giải.</translation>
    </message>
    <message>
        <source>{player} and {opponent} share place {place} for now: both came to the {stage}; {opponent} is out there, {player} still plays.</source>
        <extracomment>{player} is still in the cup, {opponent} is out</extracomment>
        <translation>{player} và {opponent} tạm đồng hạng {place}: cả hai đều vào đến {stage}; {opponent} đã bị loại ở đó, {player} còn đấu.</translation>
    </message>
    <message>
        <source>round of 16</source>
        <translation>vòng 16 người</translation>
    </message>
    <message>
        <source>round of 32</source>
        <translation>vòng 32 người</translation>
    </message>
    <message>
        <source>round of 64</source>
        <translation>vòng 64 người</translation>
    </message>
    <message>
        <source>round of 128</source>
        <translation>vòng 128 người</translation>
    </message>
    <message>
        <source>round of 256</source>
        <translation>vòng 256 người</translation>
    </message>
    <message>
        <source>round of 512</source>
        <translation>vòng 512 người</translation>
    </message>
    <message>
        <source>round of 1024</source>
        <translation>vòng 1024 người</translation>
    </message>
    <message>
        <source>{player} has {colour}: the higher seed begins a match with {white}, and that is {higher}, seed {seed}.</source>
        <translation>{player} cầm {colour}: hạt giống cao hơn cầm {white} ở ván đầu của trận, đó là {higher}, hạt giống số {seed}.</translation>
    </message>
    <message>
        <source>{player} has {colour}: by the rules of this knock-out the lot says who begins a match with {white}, and it drew {first}.</source>
        <translation>{player} cầm {colour}: theo điều lệ của bảng loại trực tiếp này, ai cầm {white} ở ván đầu của trận là do bốc thăm, và thăm trúng {first}.</translation>
    </message>
    <message>
        <source>{player} has {colour}: this is game {game} of the match, colours alternate, and {first} had {black} in the game before.</source>
        <translation>{player} cầm {colour}: đây là ván {game} của trận, màu quân luân phiên, và ván trước {first} cầm {black}.</translation>
    </message>
    <message>
        <source>{player} has {colour} as the arbiter gave it: by the bracket these two don&apos;t meet here.</source>
        <translation>{player} cầm {colour} theo quyết định của trọng tài: theo nhánh đấu hai người này không gặp nhau ở đây.</translation>
    </message>
</context>
<context>
    <name>Fragment</name>
    <message>
        <source>+-, -+ or --, then the round and two teams</source>
        <translation>+-, -+ hoặc --, rồi đến ván và hai đội</translation>
    </message>
    <message>
        <source>:MP or :GP, for a tie-break that reads scores</source>
        <translation>:MP hoặc :GP, chỉ cho hệ số phụ tính theo điểm</translation>
    </message>
    <message>
        <source>@OLD, @24 or @26</source>
        <translation>@OLD, @24 hoặc @26</translation>
    </message>
    <message>
        <source>C and a number from 1 to {most}, for a tie-break that can be cut</source>
        <translation>C và một số từ 1 đến {most}, cho hệ số phụ có thể cắt</translation>
    </message>
    <message>
        <source>F (full point), H (half point) or Z (absent) in column 5</source>
        <translation>F (trọn điểm), H (nửa điểm) hoặc Z (vắng mặt) ở cột 5</translation>
    </message>
    <message>
        <source>F for AOB and SSSC only</source>
        <translation>F, chỉ dùng cho AOB và SSSC</translation>
    </message>
    <message>
        <source>FIDE mode changed together with the rules</source>
        <translation>chế độ FIDE bị sửa cùng với điều lệ</translation>
    </message>
    <message>
        <source>FIDE mode changed together with the section</source>
        <translation>chế độ FIDE bị sửa cùng với bảng</translation>
    </message>
    <message>
        <source>FIDE mode to be left by its own command</source>
        <translation>rời chế độ FIDE bằng lệnh riêng của nó</translation>
    </message>
    <message>
        <source>JSON as Kỳ Đài writes it</source>
        <translation>JSON đúng như Kỳ Đài ghi ra</translation>
    </message>
    <message>
        <source>JSON that is no object</source>
        <translation>JSON không phải là một đối tượng</translation>
    </message>
    <message>
        <source>K and a whole number, for SSSC only</source>
        <translation>K và một số nguyên, chỉ dùng cho SSSC</translation>
    </message>
    <message>
        <source>M and a number from 1 to {most}, for a tie-break that can be cut at both ends</source>
        <translation>M và một số từ 1 đến {most}, cho hệ số phụ có thể cắt cả hai đầu</translation>
    </message>
    <message>
        <source>NAME=VALUE with a number</source>
        <translation>TÊN=GIÁ TRỊ, giá trị là một số</translation>
    </message>
    <message>
        <source>TRF16, TRF26, a Swiss-Manager file, the XML of chess-results, JSON, XLSX or CSV</source>
        <translation>TRF16, TRF26, tệp Swiss-Manager, XML của chess-results, JSON, XLSX hoặc CSV</translation>
    </message>
    <message>
        <source>TW, TD or TL</source>
        <translation>TW, TD hoặc TL</translation>
    </message>
    <message>
        <source>U and a rating, for tie-breaks by rating only</source>
        <translation>U và một hệ số Elo, chỉ dùng cho hệ số phụ tính theo Elo</translation>
    </message>
    <message>
        <source>V and an edition: OLD, 24 or 26</source>
        <translation>V và phiên bản: OLD, 24 hoặc 26</translation>
    </message>
    <message>
        <source>W (White) or B (Black)</source>
        <translation>W (Trắng) hoặc B (Đen)</translation>
    </message>
    <message>
        <source>a FIDE rating list</source>
        <translation>danh sách hệ số của FIDE</translation>
    </message>
    <message>
        <source>a JSON list of objects with id, op and input</source>
        <translation>một danh sách JSON gồm các đối tượng có id, op và input</translation>
    </message>
    <message>
        <source>a JSON list of objects with id, system, op and input</source>
        <translation>một danh sách JSON gồm các đối tượng có id, system, op và input</translation>
    </message>
    <message>
        <source>a JSON object</source>
        <translation>một đối tượng JSON</translation>
    </message>
    <message>
        <source>a JSON object with sections</source>
        <translation>một đối tượng JSON có mục sections</translation>
    </message>
    <message>
        <source>a Swiss-Manager file of another version</source>
        <translation>tệp Swiss-Manager của phiên bản khác</translation>
    </message>
    <message>
        <source>a Swiss-Manager file whose parts are not where they should be</source>
        <translation>tệp Swiss-Manager có các phần không nằm đúng chỗ</translation>
    </message>
    <message>
        <source>a Swiss-Manager file whose players, rounds and games don&apos;t agree</source>
        <translation>tệp Swiss-Manager có đấu thủ, ván và cặp đấu không khớp nhau</translation>
    </message>
    <message>
        <source>a Swiss-Manager file without its end</source>
        <translation>tệp Swiss-Manager bị mất phần cuối</translation>
    </message>
    <message>
        <source>a blank after 001 and the start number in columns 5-8</source>
        <translation>một khoảng trắng sau 001 và số thứ tự ở cột 5-8</translation>
    </message>
    <message>
        <source>a board of round {round}</source>
        <translation>một bàn của ván {round}</translation>
    </message>
    <message>
        <source>a board of the players {white} and {black}</source>
        <translation>bàn giữa đấu thủ số {white} và đấu thủ số {black}</translation>
    </message>
    <message>
        <source>a board or a bye for everybody</source>
        <translation>mỗi đấu thủ có một bàn hoặc được miễn đấu</translation>
    </message>
    <message>
        <source>a bye as the result of a board</source>
        <translation>miễn đấu làm kết quả của một bàn</translation>
    </message>
    <message>
        <source>a bye as the result of player {player} in round {round}</source>
        <translation>miễn đấu làm kết quả ván đấu của đấu thủ số {player} ở ván {round}</translation>
    </message>
    <message>
        <source>a bye or an absence</source>
        <translation>miễn đấu hoặc vắng mặt</translation>
    </message>
    <message>
        <source>a character between the columns of round {round}</source>
        <translation>ký tự nằm giữa các cột của ván {round}</translation>
    </message>
    <message>
        <source>a character reference in &apos;{text}&apos;</source>
        <translation>mã ký tự trong &apos;{text}&apos;</translation>
    </message>
    <message>
        <source>a closing quotation mark</source>
        <translation>dấu ngoặc kép đóng</translation>
    </message>
    <message>
        <source>a code of C.07 such as BH/C1, SB or DE</source>
        <translation>một mã của C.07 như BH/C1, SB hoặc DE</translation>
    </message>
    <message>
        <source>a code of the XXS line, such as WW, BD or PAB</source>
        <translation>một mã của dòng XXS, như WW, BD hoặc PAB</translation>
    </message>
    <message>
        <source>a code that is known; the result is left open</source>
        <translation>một mã đã biết; kết quả được để trống</translation>
    </message>
    <message>
        <source>a code, = and its points, such as W=3.0</source>
        <translation>một mã, dấu = và số điểm, ví dụ W=3.0</translation>
    </message>
    <message>
        <source>a colour without an opponent in round {round}</source>
        <translation>có màu quân mà không có đối phương ở ván {round}</translation>
    </message>
    <message>
        <source>a column headed Name or Họ và tên</source>
        <translation>một cột có đầu đề Name hoặc Họ và tên</translation>
    </message>
    <message>
        <source>a complete Swiss-Manager file; fetch it again</source>
        <translation>tệp Swiss-Manager đầy đủ; hãy lấy lại tệp</translation>
    </message>
    <message>
        <source>a complete file on a sound disk</source>
        <translation>tệp đầy đủ trên ổ đĩa còn tốt</translation>
    </message>
    <message>
        <source>a complete rating list; fetch it again</source>
        <translation>danh sách hệ số đầy đủ; hãy tải lại</translation>
    </message>
    <message>
        <source>a date as YY/MM/DD</source>
        <translation>ngày theo dạng YY/MM/DD (năm/tháng/ngày)</translation>
    </message>
    <message>
        <source>a date as YYYY/MM/DD</source>
        <translation>ngày theo dạng YYYY/MM/DD (năm/tháng/ngày)</translation>
    </message>
    <message>
        <source>a date such as 2026-11-21</source>
        <translation>ngày như 2026-11-21</translation>
    </message>
    <message>
        <source>a date, a month or a year that exists</source>
        <translation>ngày, tháng hoặc năm có thật</translation>
    </message>
    <message>
        <source>a file</source>
        <translation>một tệp</translation>
    </message>
    <message>
        <source>a file of an old Vega with bars between the fields</source>
        <translation>tệp của Vega cũ với dấu gạch đứng giữa các trường</translation>
    </message>
    <message>
        <source>a file of at most {megabytes} MB</source>
        <translation>tệp không quá {megabytes} MB</translation>
    </message>
    <message>
        <source>a file of this name that exists already</source>
        <translation>đã có tệp mang tên này</translation>
    </message>
    <message>
        <source>a file of {megabytes} MB</source>
        <translation>tệp {megabytes} MB</translation>
    </message>
    <message>
        <source>a file saved as UTF-8</source>
        <translation>tệp lưu ở dạng UTF-8</translation>
    </message>
    <message>
        <source>a file that a current Swiss-Manager has saved again</source>
        <translation>tệp được lưu lại bằng Swiss-Manager bản hiện nay</translation>
    </message>
    <message>
        <source>a file that can&apos;t be opened</source>
        <translation>tệp không mở được</translation>
    </message>
    <message>
        <source>a file that can&apos;t be read to its end</source>
        <translation>tệp không đọc được đến hết</translation>
    </message>
    <message>
        <source>a file that is no rating list of Kỳ Đài</source>
        <translation>tệp không phải danh sách hệ số của Kỳ Đài</translation>
    </message>
    <message>
        <source>a file that was cut off</source>
        <translation>tệp bị cắt cụt</translation>
    </message>
    <message>
        <source>a file that you are allowed to read</source>
        <translation>tệp mà bạn có quyền đọc</translation>
    </message>
    <message>
        <source>a file with the ending TUNX, TURX, TUMX or TUTX</source>
        <translation>tệp có đuôi TUNX, TURX, TUMX hoặc TUTX</translation>
    </message>
    <message>
        <source>a file without a section</source>
        <translation>tệp không có bảng nào</translation>
    </message>
    <message>
        <source>a first line that does not name the columns</source>
        <translation>dòng đầu không nêu tên các cột</translation>
    </message>
    <message>
        <source>a first start number and a last one that is not smaller</source>
        <translation>số thứ tự đầu và số thứ tự cuối không nhỏ hơn số đầu</translation>
    </message>
    <message>
        <source>a folder</source>
        <translation>thư mục</translation>
    </message>
    <message>
        <source>a folder that exists</source>
        <translation>một thư mục đã có</translation>
    </message>
    <message>
        <source>a half-point, zero-point or full-point bye</source>
        <translation>miễn đấu nửa điểm, không điểm hoặc trọn điểm</translation>
    </message>
    <message>
        <source>a kind of bye that players don&apos;t ask for</source>
        <translation>loại miễn đấu mà đấu thủ không thể yêu cầu</translation>
    </message>
    <message>
        <source>a kind of change</source>
        <translation>một loại thay đổi</translation>
    </message>
    <message>
        <source>a line that begins with &apos;{start}&apos;</source>
        <translation>dòng bắt đầu bằng &apos;{start}&apos;</translation>
    </message>
    <message>
        <source>a line whose columns are counted in bytes</source>
        <translation>dòng có các cột được đếm theo byte</translation>
    </message>
    <message>
        <source>a list between [ and ]</source>
        <translation>một danh sách nằm giữa [ và ]</translation>
    </message>
    <message>
        <source>a modifier after the stroke, such as C1</source>
        <translation>phần bổ sung sau dấu gạch, ví dụ C1</translation>
    </message>
    <message>
        <source>a name</source>
        <translation>họ tên</translation>
    </message>
    <message>
        <source>a name in columns {first}-{last}</source>
        <translation>họ tên ở cột {first}-{last}</translation>
    </message>
    <message>
        <source>a name that no other section has</source>
        <translation>tên mà không bảng nào khác có</translation>
    </message>
    <message>
        <source>a new name</source>
        <translation>một tên mới</translation>
    </message>
    <message>
        <source>a number from 1 to {most}</source>
        <translation>một số từ 1 đến {most}</translation>
    </message>
    <message>
        <source>a played game without colours in round {round}</source>
        <translation>ván đã đấu mà không có màu quân, ở ván {round}</translation>
    </message>
    <message>
        <source>a player of this section</source>
        <translation>một đấu thủ của bảng này</translation>
    </message>
    <message>
        <source>a player without a name</source>
        <translation>đấu thủ không có họ tên</translation>
    </message>
    <message>
        <source>a player without a round; withdraw this one instead</source>
        <translation>đấu thủ chưa dự ván nào; hãy ghi đấu thủ này bỏ cuộc</translation>
    </message>
    <message>
        <source>a position from 1 to {most}</source>
        <translation>vị trí từ 1 đến {most}</translation>
    </message>
    <message>
        <source>a prohibited pair of {player} and {opponent}</source>
        <translation>cặp không được gặp nhau gồm số {player} và số {opponent}</translation>
    </message>
    <message>
        <source>a quotation mark that is never closed</source>
        <translation>dấu ngoặc kép mở mà không đóng</translation>
    </message>
    <message>
        <source>a rating list that was imported here</source>
        <translation>danh sách hệ số đã được nhập vào đây</translation>
    </message>
    <message>
        <source>a result that no game can have</source>
        <translation>kết quả mà không ván đấu nào có thể có</translation>
    </message>
    <message>
        <source>a round from 1 to {most}</source>
        <translation>ván từ 1 đến {most}</translation>
    </message>
    <message>
        <source>a round from {first} to {last}</source>
        <translation>ván từ {first} đến {last}</translation>
    </message>
    <message>
        <source>a round that is not paired yet</source>
        <translation>ván chưa bốc thăm</translation>
    </message>
    <message>
        <source>a round without results; clear them first</source>
        <translation>ván chưa có kết quả; hãy xóa các kết quả trước</translation>
    </message>
    <message>
        <source>a row without a name</source>
        <translation>hàng không có họ tên</translation>
    </message>
    <message>
        <source>a second list in one file</source>
        <translation>danh sách thứ hai trong cùng một tệp</translation>
    </message>
    <message>
        <source>a second pairing-allocated bye in round {round}</source>
        <translation>miễn đấu theo bốc thăm thứ hai ở ván {round}</translation>
    </message>
    <message>
        <source>a section</source>
        <translation>một bảng</translation>
    </message>
    <message>
        <source>a section with a paired round</source>
        <translation>bảng đã bốc thăm ít nhất một ván</translation>
    </message>
    <message>
        <source>a start number and the points of each round</source>
        <translation>số thứ tự và số điểm của từng ván</translation>
    </message>
    <message>
        <source>a start number from 1 to {most}</source>
        <translation>số thứ tự từ 1 đến {most}</translation>
    </message>
    <message>
        <source>a start number from 1 to {most} in columns {first}-{last}</source>
        <translation>số thứ tự từ 1 đến {most} ở cột {first}-{last}</translation>
    </message>
    <message>
        <source>a start number of its own for every player; all were numbered anew</source>
        <translation>mỗi đấu thủ một số thứ tự riêng; tất cả đã được đánh số lại</translation>
    </message>
    <message>
        <source>a start number that no other player has</source>
        <translation>số thứ tự chưa đấu thủ nào mang</translation>
    </message>
    <message>
        <source>a table without a column of names</source>
        <translation>bảng tính không có cột họ tên</translation>
    </message>
    <message>
        <source>a team number from 1 to {most}</source>
        <translation>số đội từ 1 đến {most}</translation>
    </message>
    <message>
        <source>a team number in columns 5-7 that no other team has</source>
        <translation>số đội ở cột 5-7 mà chưa đội nào mang</translation>
    </message>
    <message>
        <source>a team of this section</source>
        <translation>một đội của bảng này</translation>
    </message>
    <message>
        <source>a text in quotation marks</source>
        <translation>một đoạn chữ trong dấu ngoặc kép</translation>
    </message>
    <message>
        <source>a text of at most {most} characters</source>
        <translation>văn bản dài nhất {most} ký tự</translation>
    </message>
    <message>
        <source>a tournament of {count} rounds</source>
        <translation>giải có {count} ván</translation>
    </message>
    <message>
        <source>a tournament report or a list of players; events are opened, not imported</source>
        <translation>báo cáo giải hoặc danh sách đấu thủ; tệp giải đấu thì mở chứ không nhập</translation>
    </message>
    <message>
        <source>a tournament; a rating list is brought in where players are entered</source>
        <translation>một giải đấu; danh sách hệ số được nhập ở nơi ghi danh đấu thủ</translation>
    </message>
    <message>
        <source>a whole number in columns {first}-{last}</source>
        <translation>một số nguyên ở cột {first}-{last}</translation>
    </message>
    <message>
        <source>a whole number that is not too large</source>
        <translation>một số nguyên không quá lớn</translation>
    </message>
    <message>
        <source>an empty file</source>
        <translation>tệp rỗng</translation>
    </message>
    <message>
        <source>an event file of Kỳ Đài</source>
        <translation>tệp giải đấu của Kỳ Đài</translation>
    </message>
    <message>
        <source>an event; open one or start a new one</source>
        <translation>một giải; hãy mở giải hoặc lập giải mới</translation>
    </message>
    <message>
        <source>an unknown word at &apos;{path}&apos;</source>
        <translation>từ không có trong ngôn ngữ tại &apos;{path}&apos;</translation>
    </message>
    <message>
        <source>another title</source>
        <translation>danh hiệu khác</translation>
    </message>
    <message>
        <source>at least the {count} rounds that are paired already</source>
        <translation>ít nhất {count} ván đã bốc thăm</translation>
    </message>
    <message>
        <source>at most one in each round</source>
        <translation>mỗi ván không quá một</translation>
    </message>
    <message>
        <source>at most {most} players</source>
        <translation>không quá {most} đấu thủ</translation>
    </message>
    <message>
        <source>at most {most} rounds</source>
        <translation>không quá {most} ván</translation>
    </message>
    <message>
        <source>birth date &apos;{date}&apos;</source>
        <translation>ngày sinh &apos;{date}&apos;</translation>
    </message>
    <message>
        <source>bye &apos;{bye}&apos;</source>
        <translation>miễn đấu &apos;{bye}&apos;</translation>
    </message>
    <message>
        <source>colour &apos;{colour}&apos; in round {round}</source>
        <translation>màu quân &apos;{colour}&apos; ở ván {round}</translation>
    </message>
    <message>
        <source>columns counted in characters</source>
        <translation>các cột được đếm theo ký tự</translation>
    </message>
    <message>
        <source>contents of no Swiss-Manager file</source>
        <translation>nội dung không phải của tệp Swiss-Manager</translation>
    </message>
    <message>
        <source>contents of no known format</source>
        <translation>nội dung không thuộc định dạng nào đã biết</translation>
    </message>
    <message>
        <source>each of the two to name the other</source>
        <translation>hai đấu thủ ghi nhau làm đối phương</translation>
    </message>
    <message>
        <source>each player once in a round</source>
        <translation>mỗi đấu thủ chỉ một lần trong một ván</translation>
    </message>
    <message>
        <source>each section once</source>
        <translation>mỗi bảng chỉ một lần</translation>
    </message>
    <message>
        <source>each start number once</source>
        <translation>mỗi số thứ tự chỉ một lần</translation>
    </message>
    <message>
        <source>each start number once, in ascending order</source>
        <translation>mỗi số thứ tự chỉ một lần, theo thứ tự tăng dần</translation>
    </message>
    <message>
        <source>each team number once</source>
        <translation>mỗi số đội chỉ một lần</translation>
    </message>
    <message>
        <source>initial colour &apos;{colour}&apos;</source>
        <translation>màu quân đầu tiên &apos;{colour}&apos;</translation>
    </message>
    <message>
        <source>letter &apos;{letter}&apos; of the point system</source>
        <translation>chữ &apos;{letter}&apos; của cách tính điểm</translation>
    </message>
    <message>
        <source>letters &apos;{letters}&apos; of the match points</source>
        <translation>chữ &apos;{letters}&apos; của điểm trận</translation>
    </message>
    <message>
        <source>m (man) or w (woman)</source>
        <translation>m (nam) hoặc w (nữ)</translation>
    </message>
    <message>
        <source>match points, game points and a team for each round</source>
        <translation>điểm trận, điểm ván và mỗi ván một đội</translation>
    </message>
    <message>
        <source>no event open</source>
        <translation>chưa mở giải nào</translation>
    </message>
    <message>
        <source>no players</source>
        <translation>không có đấu thủ nào</translation>
    </message>
    <message>
        <source>no such file</source>
        <translation>không có tệp này</translation>
    </message>
    <message>
        <source>no such folder</source>
        <translation>không có thư mục này</translation>
    </message>
    <message>
        <source>a list of at most {most} values</source>
        <translation>danh sách có nhiều nhất {most} giá trị</translation>
    </message>
    <message>
        <source>one line of at most {most} characters</source>
        <translation>một dòng dài nhất {most} ký tự</translation>
    </message>
    <message>
        <source>points from {first} to {last}</source>
        <translation>số điểm từ {first} đến {last}</translation>
    </message>
    <message>
        <source>somebody who is not in this section</source>
        <translation>một người không có trong bảng này</translation>
    </message>
    <message>
        <source>nothing to undo or redo</source>
        <translation>không có gì để hoàn tác hoặc làm lại</translation>
    </message>
    <message>
        <source>number of rounds &apos;{rounds}&apos;</source>
        <translation>số ván &apos;{rounds}&apos;</translation>
    </message>
    <message>
        <source>one bye for each player and round</source>
        <translation>mỗi đấu thủ một lần miễn đấu trong một ván</translation>
    </message>
    <message>
        <source>one for each of the {count} players</source>
        <translation>mỗi người trong {count} đấu thủ một số</translation>
    </message>
    <message>
        <source>one of the letters W, D, L, A, P and X</source>
        <translation>một trong các chữ W, D, L, A, P và X</translation>
    </message>
    <message>
        <source>one of the sections &apos;{names}&apos;</source>
        <translation>một trong các bảng &apos;{names}&apos;</translation>
    </message>
    <message>
        <source>one winner, a draw, or two losses</source>
        <translation>một người thắng, hòa, hoặc cả hai thua</translation>
    </message>
    <message>
        <source>one with White and one with Black</source>
        <translation>một người cầm Trắng, một người cầm Đen</translation>
    </message>
    <message>
        <source>opponent &apos;{opponent}&apos; in round {round}</source>
        <translation>đối phương &apos;{opponent}&apos; ở ván {round}</translation>
    </message>
    <message>
        <source>pairs of a letter and its points, such as W 1.0</source>
        <translation>từng cặp gồm chữ và số điểm, ví dụ W 1.0</translation>
    </message>
    <message>
        <source>each entry in one line only</source>
        <translation>mỗi mục chỉ ở một dòng</translation>
    </message>
    <message>
        <source>the path of an entry that such a line can hold</source>
        <translation>đường dẫn của một mục mà dòng như thế ghi được</translation>
    </message>
    <message>
        <source>player {player}</source>
        <translation>đấu thủ số {player}</translation>
    </message>
    <message>
        <source>player {player} in round {round}</source>
        <translation>đấu thủ số {player} ở ván {round}</translation>
    </message>
    <message>
        <source>player {player} of a line-up</source>
        <translation>đấu thủ số {player} trong đội hình</translation>
    </message>
    <message>
        <source>player {player} of a prohibited pairing</source>
        <translation>đấu thủ số {player} trong cặp không được gặp nhau</translation>
    </message>
    <message>
        <source>player {player} of a requested bye</source>
        <translation>đấu thủ số {player} của miễn đấu theo yêu cầu</translation>
    </message>
    <message>
        <source>player {player} of a team</source>
        <translation>đấu thủ số {player} của một đội</translation>
    </message>
    <message>
        <source>player {player} of bonus or penalty points</source>
        <translation>đấu thủ số {player} của điểm thưởng hoặc điểm phạt</translation>
    </message>
    <message>
        <source>player {player} of virtual points</source>
        <translation>đấu thủ số {player} của điểm ảo</translation>
    </message>
    <message>
        <source>player {player} without a board and without a bye</source>
        <translation>đấu thủ số {player} không có bàn và không được miễn đấu</translation>
    </message>
    <message>
        <source>player {player}, who has taken part already</source>
        <translation>đấu thủ số {player}, người đã dự giải</translation>
    </message>
    <message>
        <source>points &apos;{points}&apos;</source>
        <translation>điểm &apos;{points}&apos;</translation>
    </message>
    <message>
        <source>points such as 2.5</source>
        <translation>số điểm như 2.5</translation>
    </message>
    <message>
        <source>points with at most one decimal</source>
        <translation>số điểm có không quá một chữ số thập phân</translation>
    </message>
    <message>
        <source>points with one decimal in columns {first}-{last}</source>
        <translation>số điểm có một chữ số thập phân ở cột {first}-{last}</translation>
    </message>
    <message>
        <source>points, first and last round, first and last start number</source>
        <translation>số điểm, ván đầu và ván cuối, số thứ tự đầu và cuối</translation>
    </message>
    <message>
        <source>position {position} in the list of sections</source>
        <translation>vị trí {position} trong danh sách bảng</translation>
    </message>
    <message>
        <source>rank &apos;{rank}&apos;</source>
        <translation>hạng &apos;{rank}&apos;</translation>
    </message>
    <message>
        <source>rating &apos;{rating}&apos;</source>
        <translation>hệ số Elo &apos;{rating}&apos;</translation>
    </message>
    <message>
        <source>rating system &apos;{system}&apos;</source>
        <translation>hệ thống tính hệ số &apos;{system}&apos;</translation>
    </message>
    <message>
        <source>result &apos;{result}&apos; in round {round}</source>
        <translation>kết quả &apos;{result}&apos; ở ván {round}</translation>
    </message>
    <message>
        <source>result &apos;{result}&apos; without an opponent in round {round}</source>
        <translation>kết quả &apos;{result}&apos; mà không có đối phương ở ván {round}</translation>
    </message>
    <message>
        <source>result code {code} of players {white} and {black}</source>
        <translation>mã kết quả {code} của đấu thủ số {white} và số {black}</translation>
    </message>
    <message>
        <source>results &apos;{white}&apos; and &apos;{black}&apos; of one game in round {round}</source>
        <translation>hai kết quả &apos;{white}&apos; và &apos;{black}&apos; của cùng một ván đấu ở ván {round}</translation>
    </message>
    <message>
        <source>results in round {round}</source>
        <translation>ván {round} đã có kết quả</translation>
    </message>
    <message>
        <source>results that fit together, such as 1 and 0</source>
        <translation>hai kết quả khớp nhau, như 1 và 0</translation>
    </message>
    <message>
        <source>round &apos;{round}&apos;</source>
        <translation>ván &apos;{round}&apos;</translation>
    </message>
    <message>
        <source>round date &apos;{date}&apos;</source>
        <translation>ngày của ván &apos;{date}&apos;</translation>
    </message>
    <message>
        <source>round {round}</source>
        <translation>ván {round}</translation>
    </message>
    <message>
        <source>round {round} of a forfeited match</source>
        <translation>ván {round} của trận bị xử thua</translation>
    </message>
    <message>
        <source>round {round} of a line-up</source>
        <translation>ván {round} của đội hình</translation>
    </message>
    <message>
        <source>round {round} of a prohibited pairing</source>
        <translation>ván {round} của cặp không được gặp nhau</translation>
    </message>
    <message>
        <source>round {round} of a requested bye</source>
        <translation>ván {round} của miễn đấu theo yêu cầu</translation>
    </message>
    <message>
        <source>round {round} of a team&apos;s bye</source>
        <translation>ván {round} của miễn đấu cho đội</translation>
    </message>
    <message>
        <source>round {round} of bonus or penalty points</source>
        <translation>ván {round} của điểm thưởng hoặc điểm phạt</translation>
    </message>
    <message>
        <source>round {round} of virtual points</source>
        <translation>ván {round} của điểm ảo</translation>
    </message>
    <message>
        <source>section {section}</source>
        <translation>bảng số {section}</translation>
    </message>
    <message>
        <source>sex &apos;{sex}&apos;</source>
        <translation>giới tính &apos;{sex}&apos;</translation>
    </message>
    <message>
        <source>something that is no file</source>
        <translation>thứ không phải là tệp</translation>
    </message>
    <message>
        <source>start number &apos;{number}&apos;</source>
        <translation>số thứ tự &apos;{number}&apos;</translation>
    </message>
    <message>
        <source>start number {number}</source>
        <translation>số thứ tự {number}</translation>
    </message>
    <message>
        <source>start number {number} again, first in line {line}</source>
        <translation>số thứ tự {number} lần nữa, lần đầu ở dòng {line}</translation>
    </message>
    <message>
        <source>start numbers &apos;{first}&apos; to &apos;{last}&apos;</source>
        <translation>số thứ tự từ &apos;{first}&apos; đến &apos;{last}&apos;</translation>
    </message>
    <message>
        <source>start numbers of players of this file</source>
        <translation>số thứ tự của các đấu thủ trong tệp này</translation>
    </message>
    <message>
        <source>start numbers of players who may not meet</source>
        <translation>số thứ tự của các đấu thủ không được gặp nhau</translation>
    </message>
    <message>
        <source>start numbers that are missing or occur twice</source>
        <translation>số thứ tự bị thiếu hoặc trùng nhau</translation>
    </message>
    <message>
        <source>team &apos;{team}&apos;</source>
        <translation>đội &apos;{team}&apos;</translation>
    </message>
    <message>
        <source>team number &apos;{number}&apos;</source>
        <translation>số đội &apos;{number}&apos;</translation>
    </message>
    <message>
        <source>team {team}</source>
        <translation>đội số {team}</translation>
    </message>
    <message>
        <source>team {team} of a forfeited match</source>
        <translation>đội số {team} của trận bị xử thua</translation>
    </message>
    <message>
        <source>team {team} of a line-up</source>
        <translation>đội số {team} trong đội hình</translation>
    </message>
    <message>
        <source>team {team} of a team&apos;s bye</source>
        <translation>đội số {team} được miễn đấu</translation>
    </message>
    <message>
        <source>text that is no JSON list</source>
        <translation>nội dung không phải danh sách JSON</translation>
    </message>
    <message>
        <source>text that is not JSON</source>
        <translation>nội dung không phải JSON</translation>
    </message>
    <message>
        <source>the TRF file that Vega exports</source>
        <translation>tệp TRF do Vega xuất ra</translation>
    </message>
    <message>
        <source>the XML of a FIDE rating list, as FIDE publishes it</source>
        <translation>XML của danh sách hệ số như FIDE công bố</translation>
    </message>
    <message>
        <source>the XML of a FIDE rating list, without instructions</source>
        <translation>XML của danh sách hệ số FIDE, không kèm chỉ thị</translation>
    </message>
    <message>
        <source>the element &apos;{element}&apos;</source>
        <translation>phần tử &apos;{element}&apos;</translation>
    </message>
    <message>
        <source>the end of the file inside the list</source>
        <translation>tệp kết thúc giữa danh sách</translation>
    </message>
    <message>
        <source>the entry &apos;{entry}&apos;</source>
        <translation>nội dung &apos;{entry}&apos;</translation>
    </message>
    <message>
        <source>the first line of a FIDE rating list, as FIDE publishes it</source>
        <translation>dòng đầu của danh sách hệ số như FIDE công bố</translation>
    </message>
    <message>
        <source>the kind in column 5, points in columns 14-17, the round in columns 20-22 and start numbers from column 24 on</source>
        <translation>loại ở cột 5, điểm ở cột 14-17, ván ở cột 20-22 và các số thứ tự từ cột 24 trở đi</translation>
    </message>
    <message>
        <source>the last round that is paired</source>
        <translation>ván cuối cùng đã bốc thăm</translation>
    </message>
    <message>
        <source>a name that Windows keeps for a device</source>
        <translation>một tên mà Windows dành riêng cho thiết bị</translation>
    </message>
    <message>
        <source>the name of a file that exists</source>
        <translation>tên của một tệp đã có</translation>
    </message>
    <message>
        <source>the number of a team of this file</source>
        <translation>số của một đội trong tệp này</translation>
    </message>
    <message>
        <source>the player number {number} at &apos;{path}&apos;</source>
        <translation>số đấu thủ {number} tại &apos;{path}&apos;</translation>
    </message>
    <message>
        <source>the result of a game</source>
        <translation>kết quả của một ván đấu</translation>
    </message>
    <message>
        <source>the result of a game for a player without an opponent</source>
        <translation>kết quả ván đấu cho đấu thủ không có đối phương</translation>
    </message>
    <message>
        <source>the result of a game without an opponent for player {player} in round {round}</source>
        <translation>kết quả ván đấu của đấu thủ số {player} ở ván {round} mà không có đối phương</translation>
    </message>
    <message>
        <source>the round, the team, its opponent and the players</source>
        <translation>ván, đội, đội đối phương và các đấu thủ</translation>
    </message>
    <message>
        <source>the same colour for {player} and {opponent} in round {round}</source>
        <translation>số {player} và số {opponent} cầm cùng màu quân ở ván {round}</translation>
    </message>
    <message>
        <source>the start number of a player of this file</source>
        <translation>số thứ tự của một đấu thủ trong tệp này</translation>
    </message>
    <message>
        <source>the start number of another player of this file</source>
        <translation>số thứ tự của một đấu thủ khác trong tệp này</translation>
    </message>
    <message>
        <source>the value at &apos;{path}&apos;</source>
        <translation>giá trị ở &apos;{path}&apos;</translation>
    </message>
    <message>
        <source>the word &apos;{word}&apos; in it</source>
        <translation>có từ &apos;{word}&apos; trong đó</translation>
    </message>
    <message>
        <source>the word &apos;{word}&apos;, or another of &apos;{words}&apos;</source>
        <translation>từ &apos;{word}&apos;, hoặc một trong các từ &apos;{words}&apos;</translation>
    </message>
    <message>
        <source>the word &apos;{word}&apos;, or none</source>
        <translation>từ &apos;{word}&apos;, hoặc không có gì</translation>
    </message>
    <message>
        <source>tie-break &apos;{code}&apos;</source>
        <translation>hệ số phụ &apos;{code}&apos;</translation>
    </message>
    <message>
        <source>tie-break &apos;{code}&apos;, at &apos;{part}&apos;</source>
        <translation>hệ số phụ &apos;{code}&apos;, ở chỗ &apos;{part}&apos;</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true hoặc false</translation>
    </message>
    <message>
        <source>two byes of player {player} for round {round}</source>
        <translation>hai lần miễn đấu của đấu thủ số {player} cho ván {round}</translation>
    </message>
    <message>
        <source>w or b as colour</source>
        <translation>màu quân w hoặc b</translation>
    </message>
    <message>
        <source>white1, black1 or rank</source>
        <translation>white1, black1 hoặc rank</translation>
    </message>
    <message>
        <source>{count} more values of this kind</source>
        <translation>thêm {count} giá trị như vậy</translation>
    </message>
    <message>
        <source>{player} names {opponent} as opponent in round {round}, but {opponent} does not name {player}</source>
        <translation>ở ván {round} số {player} ghi đối phương là số {opponent}, nhưng số {opponent} không ghi số {player}</translation>
    </message>
    <message>
        <source>{count} pairing numbers</source>
        <translation>{count} số xếp hạt nhân</translation>
    </message>
    <message>
        <source>{points} points for player {player}</source>
        <translation>{points} điểm cho đấu thủ số {player}</translation>
    </message>
    <message>
        <source>{points} points, the sum of the results</source>
        <translation>{points} điểm, là tổng các kết quả</translation>
    </message>
    <message>
        <source>{count} rounds</source>
        <translation>{count} ván</translation>
    </message>
    <message>
        <source>{count} rows</source>
        <translation>{count} hàng</translation>
    </message>
    <message>
        <source>a section without teams</source>
        <translation>bảng không có đội</translation>
    </message>
    <message>
        <source>a team event</source>
        <translation>giải đồng đội</translation>
    </message>
    <message>
        <source>player {player} twice</source>
        <translation>đấu thủ số {player} hai lần</translation>
    </message>
    <message>
        <source>round {round} is not paired</source>
        <translation>ván {round} chưa bốc thăm</translation>
    </message>
    <message>
        <source>there is no player {player}</source>
        <translation>không có đấu thủ số {player}</translation>
    </message>
    <message>
        <source>there is no section &apos;{name}&apos;</source>
        <translation>không có bảng &apos;{name}&apos;</translation>
    </message>
    <message>
        <source>there is no section {section}</source>
        <translation>không có bảng số {section}</translation>
    </message>
    <message>
        <source>there is no team {team}</source>
        <translation>không có đội số {team}</translation>
    </message>
    <message>
        <source>two different players</source>
        <translation>hai đấu thủ khác nhau</translation>
    </message>
    <message>
        <source>the opponent&apos;s start number in columns {first}-{last}, w, b or - in column {colour} and the result in column {result}</source>
        <translation>số thứ tự của đối phương ở cột {first}-{last}, chữ w, b hoặc dấu - ở cột {colour} và kết quả ở cột {result}</translation>
    </message>
    <message>
        <source>a PDF</source>
        <translation>tệp PDF</translation>
    </message>
    <message>
        <source>a complete event file, or a backup of it</source>
        <translation>tệp giải đấu đầy đủ, hoặc một bản sao lưu của nó</translation>
    </message>
    <message>
        <source>an archive that is no Excel workbook</source>
        <translation>tệp nén không phải sổ tính Excel</translation>
    </message>
    <message>
        <source>at most version {version}; update this program</source>
        <translation>phiên bản không quá {version}; hãy cập nhật chương trình này</translation>
    </message>
    <message>
        <source>contents of version {version}</source>
        <translation>nội dung thuộc phiên bản {version}</translation>
    </message>
    <message>
        <source>the TRF or CSV file of the same tournament</source>
        <translation>tệp TRF hoặc CSV của cùng giải</translation>
    </message>
    <message>
        <source>the file taken out of the archive</source>
        <translation>tệp lấy ra khỏi tệp nén</translation>
    </message>
    <message>
        <source>the change made once more</source>
        <translation>thực hiện lại thay đổi</translation>
    </message>
    <message>
        <source>a change of an event that has changed meanwhile</source>
        <translation>một thay đổi dựa trên trạng thái cũ của giải</translation>
    </message>
    <message>
        <source>a round that can be paired</source>
        <translation>một ván bốc thăm được</translation>
    </message>
    <message>
        <source>0000 - Z for a player who is absent</source>
        <translation>0000 - Z cho kỳ thủ vắng mặt</translation>
    </message>
    <message>
        <source>JSON of another program</source>
        <translation>JSON của chương trình khác</translation>
    </message>
    <message>
        <source>no line 152: the initial colour is inferred from the first round</source>
        <translation>không có dòng 152: màu quân khởi đầu suy ra từ ván 1</translation>
    </message>
    <message>
        <source>no line 162: a win counts 1, a draw 1/2, a loss 0</source>
        <translation>không có dòng 162: thắng 1 điểm, hòa 1/2, thua 0</translation>
    </message>
    <message>
        <source>no line 172: the starting list goes by the ratings in the file</source>
        <translation>không có dòng 172: danh sách xuất phát theo hệ số Elo trong tệp</translation>
    </message>
    <message>
        <source>no line 192: a round robin</source>
        <translation>không có dòng 192: coi là đấu vòng tròn</translation>
    </message>
    <message>
        <source>no line 192: paired by hand</source>
        <translation>không có dòng 192: coi là xếp cặp bằng tay</translation>
    </message>
    <message>
        <source>no line 202: players with equal points share a place</source>
        <translation>không có dòng 202: các kỳ thủ bằng điểm xếp đồng hạng</translation>
    </message>
    <message>
        <source>the initial colour in line 152</source>
        <translation>màu quân khởi đầu ở dòng 152</translation>
    </message>
    <message>
        <source>the method of the starting list in line 172</source>
        <translation>cách lập danh sách xuất phát ở dòng 172</translation>
    </message>
    <message>
        <source>the number of rounds in line 142</source>
        <translation>số ván đấu ở dòng 142</translation>
    </message>
    <message>
        <source>the pairing system in line 192</source>
        <translation>hệ bốc thăm ở dòng 192</translation>
    </message>
    <message>
        <source>the points in line 162</source>
        <translation>điểm số ở dòng 162</translation>
    </message>
    <message>
        <source>the tie-breaks in line 202 or 212</source>
        <translation>các hệ số phụ ở dòng 202 hoặc 212</translation>
    </message>
    <message>
        <source>no line 142: the {rounds} rounds of this file are taken for all</source>
        <translation>không có dòng 142: lấy {rounds} ván có trong tệp làm tổng số ván</translation>
    </message>
    <message>
        <source>no line 192: the Dutch system of {edition}</source>
        <translation>không có dòng 192: coi là hệ Thụy Sĩ (Dutch) bản {edition}</translation>
    </message>
    <message>
        <source>blank entries of {players} players in round {round}, taken as absent</source>
        <translation>ô trống của {players} kỳ thủ ở ván {round}, coi là vắng mặt</translation>
    </message>
    <message>
        <source>a name of such a configuration, such as PlayersNumber or ForfeitRate</source>
        <translation>một tên của cấu hình như vậy, chẳng hạn PlayersNumber hoặc ForfeitRate</translation>
    </message>
    <message>
        <source>{count} sections and no --section</source>
        <translation>{count} bảng đấu mà không có --section</translation>
    </message>
    <message>
        <source>the file that is read</source>
        <translation>tệp đang được đọc</translation>
    </message>
    <message>
        <source>a new name, or --force to replace the file</source>
        <translation>một tên mới, hoặc --force để thay tệp ấy</translation>
    </message>
    <message>
        <source>contents that don&apos;t add up to the checksum</source>
        <translation>nội dung không khớp với tổng kiểm tra</translation>
    </message>
    <message>
        <source>tables that this program did not make</source>
        <translation>các bảng không do chương trình này tạo ra</translation>
    </message>
    <message>
        <source>text without control characters</source>
        <translation>văn bản không có ký tự điều khiển</translation>
    </message>
    <message>
        <source>the norm {norm} is none for this player</source>
        <translation>chuẩn {norm} không dành cho đấu thủ này</translation>
    </message>
    <message>
        <source>GM, IM, WGM or WIM, above the own title</source>
        <translation>GM, IM, WGM hoặc WIM, cao hơn danh hiệu đang có</translation>
    </message>
    <message>
        <source>an archive with a part that is too large</source>
        <translation>tệp nén có phần quá lớn</translation>
    </message>
    <message>
        <source>column &apos;{column}&apos; with {count} cells, which is not taken</source>
        <translation>cột &apos;{column}&apos; có {count} ô, không được lấy</translation>
    </message>
    <message>
        <source>a damaged workbook</source>
        <translation>bảng tính bị hỏng</translation>
    </message>
    <message>
        <source>an encrypted workbook</source>
        <translation>bảng tính được đặt mật khẩu</translation>
    </message>
    <message>
        <source>a head that says what the column is, such as Name, Rating or Unit</source>
        <translation>một đầu cột cho biết nội dung, như Họ và tên, Hệ số hay Đơn vị</translation>
    </message>
    <message>
        <source>an Excel workbook of the old kind (.xls)</source>
        <translation>bảng tính Excel kiểu cũ (.xls)</translation>
    </message>
    <message>
        <source>the sheet &apos;{sheet}&apos;, which lists no players</source>
        <translation>trang tính &apos;{sheet}&apos;, không có danh sách đấu thủ</translation>
    </message>
    <message>
        <source>the workbook saved as .xlsx</source>
        <translation>bảng tính được lưu dạng .xlsx</translation>
    </message>
    <message>
        <source>the workbook saved anew as .xlsx, without a password</source>
        <translation>bảng tính được lưu lại dạng .xlsx, không đặt mật khẩu</translation>
    </message>
    <message>
        <source>each name of a prize list once</source>
        <translation>mỗi tên danh sách giải một lần</translation>
    </message>
    <message>
        <source>there is no prize list {name}</source>
        <translation>không có danh sách giải {name}</translation>
    </message>
    <message>
        <source>one of the prize lists: {names}</source>
        <translation>một trong các danh sách giải: {names}</translation>
    </message>
    <message>
        <source>one of the templates: {names}</source>
        <translation>một trong các mẫu: {names}</translation>
    </message>
    <message>
        <source>player {player} of a frozen prize</source>
        <translation>đấu thủ {player} của giải thưởng đã chốt</translation>
    </message>
    <message>
        <source>the amount {amount}</source>
        <translation>số tiền {amount}</translation>
    </message>
    <message>
        <source>an amount from 0 to {most}</source>
        <translation>số tiền từ 0 đến {most}</translation>
    </message>
    <message>
        <source>the prize list {name}</source>
        <translation>danh sách giải {name}</translation>
    </message>
    <message>
        <source>a prize for the places {first} to {last}</source>
        <translation>giải cho các hạng {first} đến {last}</translation>
    </message>
    <message>
        <source>places in order, from 1 to {most}</source>
        <translation>các hạng theo thứ tự, từ 1 đến {most}</translation>
    </message>
    <message>
        <source>a plan of the prizes, or a template of one</source>
        <translation>cơ cấu giải thưởng, hoặc mẫu cơ cấu</translation>
    </message>
    <message>
        <source>the template {name}</source>
        <translation>mẫu {name}</translation>
    </message>
    <message>
        <source>prizes of teams</source>
        <translation>giải thưởng đồng đội</translation>
    </message>
    <message>
        <source>a section of players</source>
        <translation>bảng đấu của các đấu thủ</translation>
    </message>
    <message>
        <source>a section without a plan of its prizes</source>
        <translation>bảng đấu chưa có cơ cấu giải thưởng</translation>
    </message>
    <message>
        <source>the address of the published pages, short enough for a code</source>
        <translation>địa chỉ của các trang đã công bố, đủ ngắn cho một mã</translation>
    </message>
    <message>
        <source>no pages for phones to lead to</source>
        <translation>không có trang cho điện thoại để dẫn tới</translation>
    </message>
    <message>
        <source>{table} as the first table</source>
        <translation>bàn đầu là số {table}</translation>
    </message>
    <message>
        <source>{number} as a limit of the section</source>
        <translation>{number} làm giới hạn của bảng</translation>
    </message>
    <message>
        <source>an address such as sftp://name@host/folder, without a password</source>
        <translation>một địa chỉ như sftp://ten@may-chu/thu-muc, không kèm mật khẩu</translation>
    </message>
    <message>
        <source>pages of another program, which are not replaced unasked</source>
        <translation>các trang của chương trình khác, không tự ý thay</translation>
    </message>
    <message>
        <source>the program ssh, which is part of OpenSSH</source>
        <translation>chương trình ssh, thuộc OpenSSH</translation>
    </message>
    <message>
        <source>an answer of the web host: &apos;{said}&apos;</source>
        <translation>trả lời của máy chủ web: &apos;{said}&apos;</translation>
    </message>
    <message>
        <source>a result of the format; it is read as not known</source>
        <translation>một kết quả của định dạng; được đọc là chưa biết</translation>
    </message>
    <message>
        <source>&apos;{text}&apos; in the column &apos;{column}&apos;</source>
        <translation>&apos;{text}&apos; trong cột &apos;{column}&apos;</translation>
    </message>
    <message>
        <source>a whole number from {low} to {high}</source>
        <translation>một số nguyên từ {low} đến {high}</translation>
    </message>
    <message>
        <source>a year such as 2012, or a day such as 17/04/2012</source>
        <translation>năm như 2012, hoặc ngày như 17/04/2012</translation>
    </message>
    <message>
        <source>round {round} of an absence</source>
        <translation>ván {round} của một lần vắng mặt</translation>
    </message>
    <message>
        <source>absent team {team}</source>
        <translation>đội vắng mặt {team}</translation>
    </message>
    <message>
        <source>team {team} of a prohibited pairing</source>
        <translation>đội {team} trong một cặp bị cấm</translation>
    </message>
    <message>
        <source>{count} boards of round {round} without a result</source>
        <translation>{count} bàn của ván {round} chưa có kết quả</translation>
    </message>
    <message>
        <source>results in a round that is over; taken as lost by both without play</source>
        <translation>kết quả trong ván đã xong; tính là cả hai vắng đấu</translation>
    </message>
    <message>
        <source>H and a number from 1 to {most}, for a tie-break whose highest can be left out</source>
        <translation>H và một số từ 1 đến {most}, cho hệ số phụ bỏ được giá trị cao nhất</translation>
    </message>
    <message>
        <source>L+ or L- and a number of half points, or L and per cent, for KS only</source>
        <translation>L+ hoặc L- và số nửa điểm, hoặc L và phần trăm, chỉ cho KS</translation>
    </message>
    <message>
        <source>one of the letters C, M, H, L, P, F, K, R, S, U and V</source>
        <translation>một trong các chữ C, M, H, L, P, F, K, R, S, U và V</translation>
    </message>
    <message>
        <source>P for tie-breaks in which forfeits can count as games</source>
        <translation>P cho hệ số phụ mà ván vắng đấu có thể tính như ván thường</translation>
    </message>
    <message>
        <source>R for TPN, RTNG and GAMES only</source>
        <translation>R chỉ cho TPN, RTNG và GAMES</translation>
    </message>
    <message>
        <source>S2 or S3, for tie-breaks by match points only</source>
        <translation>S2 hoặc S3, chỉ cho hệ số phụ theo điểm trận</translation>
    </message>
    <message>
        <source>84, 85 and 81 where the event plays by the rules of today</source>
        <translation>84, 85 và 81 nếu giải chơi theo luật hiện nay</translation>
    </message>
    <message>
        <source>nothing behind a number that is not computed</source>
        <translation>không có gì sau một số không được tính</translation>
    </message>
    <message>
        <source>as many points in brackets as the tie-break has, such as 40 or MPV(3:1:0)</source>
        <translation>trong ngoặc đủ số điểm mà hệ số phụ có, như 40 hoặc MPV(3:1:0)</translation>
    </message>
    <message>
        <source>another tie-break in its place, or places by hand (MAN)</source>
        <translation>một hệ số phụ khác thay vào, hoặc xếp hạng bằng tay (MAN)</translation>
    </message>
    <message>
        <source>tie-break {code} of the file is counted by the rules before September 2023</source>
        <translation>hệ số phụ {code} của tệp được tính theo luật trước tháng 9 năm 2023</translation>
    </message>
    <message>
        <source>tie-break {code} of the file is kept and not computed: those tied before it share a place</source>
        <translation>hệ số phụ {code} của tệp được giữ mà không tính: những người bằng nhau trước nó đồng hạng</translation>
    </message>
    <message>
        <source>option {option} of tie-break {code} is not known; taken as the rules of 2024</source>
        <translation>lựa chọn {option} của hệ số phụ {code} chưa rõ; lấy theo luật năm 2024</translation>
    </message>
    <message>
        <source>the XML of an event as it is uploaded to chess-results.com</source>
        <translation>XML của một giải như khi tải lên chess-results.com</translation>
    </message>
    <message>
        <source>XML without a tournament in it</source>
        <translation>XML không có giải đấu trong đó</translation>
    </message>
    <message>
        <source>each player in one team</source>
        <translation>mỗi đấu thủ chỉ ở một đội</translation>
    </message>
    <message>
        <source>results board by board, or the points of both teams</source>
        <translation>kết quả từng bàn, hoặc điểm của cả hai đội</translation>
    </message>
    <message>
        <source>a result for each of {boards} boards</source>
        <translation>kết quả cho từng bàn trong {boards} bàn</translation>
    </message>
    <message>
        <source>round {round} of points awarded to a team</source>
        <translation>ván {round} của điểm cho một đội</translation>
    </message>
    <message>
        <source>{tables} tables kept for the section</source>
        <translation>{tables} bàn dành cho bảng đấu</translation>
    </message>
    <message>
        <source>team {team} of awarded points</source>
        <translation>đội {team} của điểm được cho</translation>
    </message>
    <message>
        <source>one of {forms}</source>
        <translation>một trong {forms}</translation>
    </message>
    <message>
        <source>a player who has left the tournament</source>
        <translation>một đấu thủ đã rời giải</translation>
    </message>
    <message>
        <source>source number, key, IV and creator id as the owner of the site gave them</source>
        <translation>số nguồn, khóa, IV và mã người tạo như chủ trang đã cấp</translation>
    </message>
    <message>
        <source>a number that chess-results.com was asked for before, without an answer: a tournament may stand there already</source>
        <translation>một số đã xin chess-results.com trước đây mà chưa có trả lời: có thể ở đó đã có giải</translation>
    </message>
    <message>
        <source>its number there, entered with names, places and dates, or that it is asked for again</source>
        <translation>số của giải ở đó, gõ vào cùng tên, nơi và ngày, hoặc xin lại lần nữa</translation>
    </message>
    <message>
        <source>an event file, which keeps the number that chess-results.com gives</source>
        <translation>tệp giải, để giữ số mà chess-results.com cấp</translation>
    </message>
    <message>
        <source>an answer that is not one of chess-results.com, or only a part of one</source>
        <translation>một câu trả lời không phải của chess-results.com, hoặc chỉ là một phần</translation>
    </message>
    <message>
        <source>chess-results.com not reached: &apos;{said}&apos;</source>
        <translation>không tới được chess-results.com: &apos;{said}&apos;</translation>
    </message>
    <message>
        <source>an answer of chess-results.com: &apos;{said}&apos;</source>
        <translation>câu trả lời của chess-results.com: &apos;{said}&apos;</translation>
    </message>
    <message>
        <source>no whole answer of chess-results.com in time</source>
        <translation>chess-results.com không trả lời trọn vẹn kịp lúc</translation>
    </message>
    <message>
        <source>no access to chess-results.com on this desk</source>
        <translation>máy này chưa có quyền vào chess-results.com</translation>
    </message>
    <message>
        <source>nothing left to play</source>
        <translation>không còn gì để đấu</translation>
    </message>
    <message>
        <source>an open game or a round to come</source>
        <translation>một ván chưa xong hoặc một ván đấu còn lại</translation>
    </message>
    <message>
        <source>rounds paired by hand</source>
        <translation>các ván bốc thăm bằng tay</translation>
    </message>
    <message>
        <source>a pairing system that pairs its rounds by itself</source>
        <translation>một hệ bốc thăm tự xếp được các ván</translation>
    </message>
    <message>
        <source>round, board, White and Black, such as 1,1,A1,B2</source>
        <translation>ván, bàn, Trắng và Đen, ví dụ 1,1,A1,B2</translation>
    </message>
    <message>
        <source>a line of a pairing table</source>
        <translation>một dòng của bảng đấu</translation>
    </message>
    <message>
        <source>D for tie-breaks in which unplayed rounds can be draws against oneself</source>
        <translation>D cho hệ số phụ mà ván không đấu có thể là hòa với chính mình</translation>
    </message>
    <message>
        <source>N for tie-breaks that can be cut</source>
        <translation>N cho hệ số phụ có thể bỏ bớt giá trị</translation>
    </message>
    <message>
        <source>nothing: the library for signatures failed</source>
        <translation>không có gì: thư viện chữ ký bị lỗi</translation>
    </message>
    <message>
        <source>no signature of a publication that can be read</source>
        <translation>không có chữ ký công bố nào đọc được</translation>
    </message>
    <message>
        <source>no key of an event, or half of one</source>
        <translation>không phải khóa của một giải, hoặc chỉ một nửa</translation>
    </message>
    <message>
        <source>a list of files that the key beside it did not sign: it was changed, or the signature</source>
        <translation>danh sách tệp không phải do khóa bên cạnh ký: danh sách hoặc chữ ký đã bị sửa</translation>
    </message>
    <message>
        <source>opponent, colour and result, such as 4w1, or a bye</source>
        <translation>đối phương, màu và kết quả như 4w1, hoặc miễn đấu</translation>
    </message>
    <message>
        <source>&apos;{cell}&apos; in round {round}</source>
        <translation>&apos;{cell}&apos; ở ván {round}</translation>
    </message>
    <message>
        <source>a crosstable of whose {cells} cells {unanswered} are not answered by the opponent’s; its rounds are not read</source>
        <translation>một bảng điểm chi tiết có {unanswered} trong {cells} ô không khớp với ô của đối phương; các ván không được đọc</translation>
    </message>
    <message>
        <source>a file of {program}</source>
        <translation>một tệp của {program}</translation>
    </message>
    <message>
        <source>{count} characters that cannot be read or seen, or turn text round, shown as �</source>
        <translation>{count} ký tự không đọc được, không nhìn thấy được hoặc làm đảo chiều chữ, hiện thành �</translation>
    </message>
    <message>
        <source>nothing that puts documents on paper</source>
        <translation>không có phần in tài liệu</translation>
    </message>
    <message>
        <source>the package kydai-print of the same version</source>
        <translation>gói kydai-print cùng phiên bản</translation>
    </message>
    <message>
        <source>{win} points for a win and {draw} for a draw, by the points of the crosstable</source>
        <translation>thắng {win} điểm, hòa {draw} điểm, theo cột điểm của bảng điểm chi tiết</translation>
    </message>
    <message>
        <source>text that is no Unicode, read as {page}</source>
        <translation>chữ không phải Unicode, đọc theo {page}</translation>
    </message>
    <message>
        <source>{count} rounds read from the crosstable; dates, boards and the kind of byes are not in it</source>
        <translation>đã đọc {count} ván từ bảng điểm chi tiết; bảng không cho biết ngày, số bàn và loại miễn đấu</translation>
    </message>
    <message>
        <source>a table none of whose heads is known</source>
        <translation>một bảng không có tiêu đề cột nào quen biết</translation>
    </message>
    <message>
        <source>the tournament exported from {program} as TRF, or its list of players as CSV</source>
        <translation>giải đấu xuất từ {program} dạng TRF, hoặc danh sách đấu thủ dạng CSV</translation>
    </message>
    <message>
        <source>round {round} of a deadline</source>
        <translation>ván {round} của một hạn nộp</translation>
    </message>
    <message>
        <source>round {round} of a day of play</source>
        <translation>ván {round} của một ngày đấu</translation>
    </message>
    <message>
        <source>team {team} of a day of play</source>
        <translation>đội {team} của một ngày đấu</translation>
    </message>
    <message>
        <source>a section that is not a knock-out</source>
        <translation>bảng đấu không đấu loại trực tiếp</translation>
    </message>
    <message>
        <source>a section that goes on from no other</source>
        <translation>bảng đấu không nối tiếp bảng nào</translation>
    </message>
    <message>
        <source>a section where not everybody meets everybody</source>
        <translation>bảng đấu không đấu vòng tròn</translation>
    </message>
    <message>
        <source>a section whose rounds are not fixed by a table</source>
        <translation>bảng đấu không đấu theo lịch định trước</translation>
    </message>
</context>
<context>
    <name>Impact</name>
    <message>
        <source>%1: %2 → %3 points, place %4 → %5.</source>
        <translation>%1: %2 → %3 điểm, hạng %4 → %5.</translation>
    </message>
    <message numerus="yes">
        <source>Tie-breaks of %n other players change.</source>
        <translation>
            <numerusform>Hệ số phụ của %n đấu thủ khác thay đổi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other players change place.</source>
        <translation>
            <numerusform>%n đấu thủ khác đổi hạng.</numerusform>
        </translation>
    </message>
    <message>
        <source>With this result the rules would have paired otherwise: round %1. What is published stays; the correction counts for the rounds to come.</source>
        <translation>Với kết quả này, điều lệ sẽ cho cặp đấu khác ở ván %1. Cặp đã công bố giữ nguyên; sửa đổi tính cho các ván sau.</translation>
    </message>
    <message>
        <source>The published pairings stay what the rules give.</source>
        <translation>Các cặp đã công bố vẫn đúng theo điều lệ.</translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>Buchholz with rounds that were not played</source>
        <translation>Buchholz với các ván không thi đấu</translation>
    </message>
    <message>
        <source>The event</source>
        <translation>Giải đấu</translation>
    </message>
    <message>
        <source>Sixteen players, five rounds, ranked by Buchholz (BH) and Buchholz Cut-1 (BH/C1). Who did not play every round, and why?</source>
        <translation>16 đấu thủ, 5 ván, xếp hạng theo Buchholz (BH) và Buchholz cắt 1 thấp nhất (BH/C1). Ai không đấu đủ các ván, và vì sao?</translation>
    </message>
    <message>
        <source>{4} and {11} had a bye, {16} half-point byes; {9}, {11} and {14} won by forfeit and {13}, {15} and {16} lost so; {14} and {16} were gone before the end. Each example shows one player on top, and below the opponents, round by round.</source>
        <translation>{4} và {11} được miễn đấu theo bốc thăm, {16} được miễn đấu nửa điểm; {9}, {11} và {14} thắng do đối phương vắng, còn {13}, {15} và {16} thua do vắng đấu; {14} và {16} không ở lại đến cuối giải. Mỗi ví dụ đặt một đấu thủ ở dòng đầu, bên dưới là các đối phương theo thứ tự ván.</translation>
    </message>
    <message>
        <source>Example 1</source>
        <translation>Ví dụ 1</translation>
    </message>
    <message>
        <source>{2} played every round, and so did all five opponents. How much is the Buchholz?</source>
        <translation>{2} đấu đủ năm ván, cả năm đối phương cũng vậy. Hệ số Buchholz là bao nhiêu?</translation>
    </message>
    <message>
        <source>Where everybody plays, Buchholz is the plain sum.</source>
        <translation>Khi ai cũng có thi đấu thì Buchholz chỉ là phép cộng điểm các đối phương.</translation>
    </message>
    <message>
        <source>Example 2</source>
        <translation>Ví dụ 2</translation>
    </message>
    <message>
        <source>{11} had the bye in round 1, and in round 5 the opponent did not come. Whose points are added for these two rounds?</source>
        <translation>{11} được miễn đấu ở ván 1, đến ván 5 thì đối phương không đến. Hai ván này lấy điểm của ai để cộng?</translation>
    </message>
    <message>
        <source>One&apos;s own round without a game counts as a game against a dummy, who has the points that one has oneself at the end.</source>
        <translation>Ván không thi đấu của chính mình được xem như đấu với một người nộm có đúng số điểm mà mình có khi kết thúc giải.</translation>
    </message>
    <message>
        <source>Example 3</source>
        <translation>Ví dụ 3</translation>
    </message>
    <message>
        <source>{3} played every round. But {11} had a bye and a forfeit win, and {13} lost round 1 by forfeit and played on. How many points do the two bring?</source>
        <translation>{3} đấu đủ các ván. Nhưng {11} có một ván miễn đấu và một ván thắng do đối phương vắng, còn {13} thua ván 1 do vắng đấu rồi đấu tiếp. Hai người này mang lại bao nhiêu điểm?</translation>
    </message>
    <message>
        <source>A bye given by the pairing and a forfeit, won or lost, count for the opponents as the points awarded: both bring the 2 points that they have.</source>
        <translation>Miễn đấu theo bốc thăm, thắng do đối phương vắng và thua do vắng đấu đều tính cho đối phương theo điểm thực: cả hai mang lại đúng 2 điểm đang có.</translation>
    </message>
    <message>
        <source>Example 4</source>
        <translation>Ví dụ 4</translation>
    </message>
    <message>
        <source>{9} won round 1 by forfeit. {14} won round 3 by forfeit and left the event. How many points do the two bring?</source>
        <translation>{9} thắng ván 1 do đối phương vắng. {14} thắng ván 3 do đối phương vắng rồi bỏ cuộc. Hai người này mang lại bao nhiêu điểm?</translation>
    </message>
    <message>
        <source>Rounds behind which the player was never again available to play count as draws for the opponents: whoever met {14} doesn&apos;t suffer from the withdrawal.</source>
        <translation>Các ván mà tiếp theo không còn ván có khả năng thi đấu nào được tính như hòa cho đối phương: ai đã gặp {14} không bị thiệt vì {14} bỏ cuộc.</translation>
    </message>
    <message>
        <source>Example 5</source>
        <translation>Ví dụ 5</translation>
    </message>
    <message>
        <source>Now {14}&apos;s own Buchholz: two games, a forfeit win, then gone. Whose points are added for rounds 3 to 5?</source>
        <translation>Bây giờ đến Buchholz của chính {14}: hai ván có đấu, một ván thắng do đối phương vắng, sau đó bỏ cuộc. Các ván 3 đến 5 lấy điểm của ai để cộng?</translation>
    </message>
    <message>
        <source>For one&apos;s own Buchholz it doesn&apos;t matter why a round was not played: each is a game against the dummy.</source>
        <translation>Với Buchholz của chính mình thì lý do không thi đấu không quan trọng: ván nào cũng là đấu với người nộm.</translation>
    </message>
    <message>
        <source>Example 6</source>
        <translation>Ví dụ 6</translation>
    </message>
    <message>
        <source>{16} came late with leave and had two half-point byes, did not appear in round 3, and was struck out. Is there a Buchholz without a single game?</source>
        <translation>{16} xin đến muộn nên được hai ván miễn đấu nửa điểm, ván 3 được xếp cặp mà không đến, rồi bị loại khỏi giải. Không đấu ván nào thì có Buchholz không?</translation>
    </message>
    <message>
        <source>There is: five games against the dummy, who has 1 point as {16} has.</source>
        <translation>Có: năm ván đấu với người nộm, người nộm có 1 điểm như {16}.</translation>
    </message>
    <message>
        <source>Example 7</source>
        <translation>Ví dụ 7</translation>
    </message>
    <message>
        <source>The bye of round 2 makes a value of 3, {4}&apos;s own points. Which of the five values does Cut-1 leave out?</source>
        <translation>Ván miễn đấu thứ 2 tạo ra giá trị 3, bằng điểm của chính {4}. Trong năm giá trị, cắt 1 thì bỏ giá trị nào?</translation>
    </message>
    <message>
        <source>The lowest one, that of {10}. A bye given by the pairing isn&apos;t voluntary, and may be worth more than the weakest opponent.</source>
        <translation>Bỏ giá trị thấp nhất, của {10}. Miễn đấu theo bốc thăm không phải là chủ động không thi đấu, và có thể đáng giá hơn đối phương yếu nhất.</translation>
    </message>
    <message>
        <source>Example 8</source>
        <translation>Ví dụ 8</translation>
    </message>
    <message>
        <source>{13} lost round 1 by forfeit: the dummy makes a value of 2. {15} brings 1 only. Which of them does Cut-1 leave out?</source>
        <translation>{13} thua ván 1 do vắng đấu: người nộm tạo ra giá trị 2. {15} chỉ mang lại 1. Cắt 1 thì bỏ giá trị nào?</translation>
    </message>
    <message>
        <source>A forfeit loss is a voluntary unplayed round (VUR), and the lowest value of those is cut first, though {15}&apos;s is lower.</source>
        <translation>Thua do vắng đấu là ván chủ động không thi đấu (VUR); giá trị thấp nhất của các ván ấy bị cắt trước, dù giá trị của {15} thấp hơn.</translation>
    </message>
    <message>
        <source>Example 2 since March 2026</source>
        <translation>Ví dụ 2 từ tháng 3-2026</translation>
    </message>
    <message>
        <source>The rules in force since 1 March 2026 hold the dummy down. What becomes of {11}&apos;s 12½?</source>
        <translation>Luật có hiệu lực từ 1-3-2026 giới hạn điểm của người nộm. Hệ số 12½ của {11} thành bao nhiêu?</translation>
    </message>
    <message>
        <source>At a forfeit the dummy has no more points than the opponent who was paired: {15} has 1.</source>
        <translation>Ở ván vắng đấu, người nộm không có nhiều điểm hơn đối phương đã được xếp cặp: {15} chỉ có 1 điểm.</translation>
    </message>
    <message>
        <source>Example 7 since March 2026</source>
        <translation>Ví dụ 7 từ tháng 3-2026</translation>
    </message>
    <message>
        <source>And of {4}&apos;s 13?</source>
        <translation>Còn hệ số 13 của {4}?</translation>
    </message>
    <message>
        <source>At a bye the dummy has no more than a draw for every round: 2½ of five rounds.</source>
        <translation>Ở ván miễn đấu, người nộm không có nhiều hơn mỗi ván một trận hòa: 5 ván là 2½ điểm.</translation>
    </message>
    <message>
        <source>To take home</source>
        <translation>Cần nhớ</translation>
    </message>
    <message>
        <source>Which two rules would you give a colleague on one line each?</source>
        <translation>Nếu chỉ nói với đồng nghiệp hai quy tắc, mỗi quy tắc một dòng, bạn nói gì?</translation>
    </message>
    <message>
        <source>1. One&apos;s own round without a game is a game against a dummy with one&apos;s own points. 2. An opponent&apos;s round without a game counts as awarded; only where the opponent never again was available to play it counts as a draw. An event begun in an old file may still hold the old Buchholz (number 37 of Swiss-Manager): choose the new one (84).</source>
        <translation>1. Ván không thi đấu của mình là ván đấu với người nộm có điểm bằng mình. 2. Ván không thi đấu của đối phương tính theo điểm thực; chỉ khi sau đó đối phương không còn ván có khả năng thi đấu nào thì tính như hòa. Giải lập từ tập tin cũ có thể vẫn giữ Buchholz cũ (số 37 của Swiss-Manager): hãy chọn hệ số mới (84).</translation>
    </message>
    <message>
        <source>Source: {source}</source>
        <translation>Nguồn: {source}</translation>
    </message>
    <message>
        <source>Kỳ Đài · lesson</source>
        <translation>Kỳ Đài · bài giảng</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Lời giải</translation>
    </message>
    <message>
        <source>Direct encounter, old and new</source>
        <translation>Đối kháng trực tiếp, cũ và mới</translation>
    </message>
    <message>
        <source>{1}, {2}, {3}, {4} and {5} have the same points, and each met each other. Which games count, and in which order do they put the five?</source>
        <translation>{1}, {2}, {3}, {4} và {5} bằng điểm nhau và đều đã gặp nhau. Những ván nào được tính, và xếp năm người theo thứ tự nào?</translation>
    </message>
    <message>
        <source>Only the games among them, as in a small round robin. The article takes the best out and begins again with the rest: here that is the same order.</source>
        <translation>Chỉ các ván giữa họ, như một giải vòng tròn nhỏ. Bài viết lấy người cao nhất ra rồi xét lại từ đầu với những người còn lại: ở đây cho cùng một thứ tự.</translation>
    </message>
    <message>
        <source>Three players lead with 7½ points, and all three met. Who is champion?</source>
        <translation>Ba kỳ thủ cùng dẫn đầu với 7½ điểm và đều đã gặp nhau. Ai vô địch?</translation>
    </message>
    <message>
        <source>All met, so the separate standings decide every place.</source>
        <translation>Tất cả đã gặp nhau nên bảng điểm con quyết định mọi thứ hạng.</translation>
    </message>
    <message>
        <source>Example 3 by the old rule</source>
        <translation>Ví dụ 3 theo luật cũ</translation>
    </message>
    <message>
        <source>{1} beat {2} and {3}, who did not meet. What did direct encounter say before September 2023?</source>
        <translation>{1} thắng {2} và {3}; hai người này không gặp nhau. Trước tháng 9-2023, đối kháng trực tiếp nói gì?</translation>
    </message>
    <message>
        <source>Nothing: one pair that did not meet, and the next tie-break had to decide. In a Swiss of many players and few rounds that was nearly always so.</source>
        <translation>Không nói gì: chỉ một cặp chưa gặp nhau là phải chuyển sang hệ số kế tiếp. Ở giải hệ Thụy Sĩ đông người, ít ván thì hầu như lúc nào cũng vậy.</translation>
    </message>
    <message>
        <source>Example 3 by the new rule</source>
        <translation>Ví dụ 3 theo luật mới</translation>
    </message>
    <message>
        <source>And now? IA Mario Held gives 1 point for every game that was not played, to both, sensible or not. Who is alone on top even then?</source>
        <translation>Còn bây giờ? IA Mario Held gán 1 điểm cho mỗi ván chưa đấu, cho cả hai bên, dù có lý hay không. Khi đó ai vẫn một mình dẫn đầu?</translation>
    </message>
    <message>
        <source>{1} is first: with the points in brackets nobody comes up to 2. {2} and {3} begin again, did not meet, and go on to the next tie-break.</source>
        <translation>{1} xếp nhất: kể cả điểm gán trong ngoặc cũng không ai theo kịp 2 điểm. {2} và {3} xét lại từ đầu, chưa gặp nhau, nên chuyển sang hệ số kế tiếp.</translation>
    </message>
    <message>
        <source>{1} drew with {2} and with {3}, who did not meet. Give 1 point for their game to both: is {1} still alone on top?</source>
        <translation>{1} hòa với {2} và {3}; hai người này không gặp nhau. Gán 1 điểm cho ván của họ ở cả hai bên: {1} còn một mình dẫn đầu không?</translation>
    </message>
    <message>
        <source>No: whoever won that game would pass {1}, and a draw would bring all three level. Direct encounter parts nobody here.</source>
        <translation>Không: ai thắng ván đó sẽ vượt {1}, còn nếu hòa thì cả ba bằng nhau. Ở đây đối kháng trực tiếp không phân định được ai.</translation>
    </message>
    <message>
        <source>{1} met all three others, won two games and drew one. The others did not all meet. Can anybody still come up to {1}?</source>
        <translation>{1} đã gặp cả ba người kia, thắng hai ván, hòa một ván. Những người kia chưa gặp nhau đủ. Còn ai theo kịp {1} không?</translation>
    </message>
    <message>
        <source>Nobody, whatever the games that are missing had brought: {1} is first.</source>
        <translation>Không ai, dù các ván còn thiếu có kết quả thế nào: {1} xếp nhất.</translation>
    </message>
    <message>
        <source>Example 5, the other three</source>
        <translation>Ví dụ 5, ba người còn lại</translation>
    </message>
    <message>
        <source>{2}, {3} and {4} begin again with the games among them. Who is alone on top now?</source>
        <translation>{2}, {3} và {4} xét lại từ đầu với các ván giữa họ. Bây giờ ai một mình dẫn đầu?</translation>
    </message>
    <message>
        <source>Two come to the same total with their points in brackets, so nobody is.</source>
        <translation>Kể cả điểm gán trong ngoặc thì có hai người bằng nhau, nên không ai cả.</translation>
    </message>
    <message>
        <source>They did not all meet. {1} has 2 points and a game missing. Can one be first with a game missing?</source>
        <translation>Họ chưa gặp nhau đủ. {1} có 2 điểm và còn thiếu một ván. Thiếu một ván thì có xếp nhất được không?</translation>
    </message>
    <message>
        <source>Yes: what counts is that nobody comes up to the 2 points that {1} has.</source>
        <translation>Được: điều cần là không ai theo kịp 2 điểm mà {1} đang có.</translation>
    </message>
    <message>
        <source>Example 6, the other three</source>
        <translation>Ví dụ 6, ba người còn lại</translation>
    </message>
    <message>
        <source>{2}, {3} and {4} all met. In which order do they stand?</source>
        <translation>{2}, {3} và {4} đều đã gặp nhau. Thứ tự của họ ra sao?</translation>
    </message>
    <message>
        <source>Among themselves they have all met, so their points decide (6.2).</source>
        <translation>Giữa ba người thì ai cũng đã gặp nhau, nên điểm của họ quyết định (6.2).</translation>
    </message>
    <message>
        <source>Swiss-Manager offers two: number 11 and number 81. Which is which, and may both stand in one list?</source>
        <translation>Swiss-Manager có hai hệ số: số 11 và số 81. Số nào là gì, và có nên đặt cả hai trong một danh sách?</translation>
    </message>
    <message>
        <source>11 is the old rule, 81 the new one; the regulations of the event say which. Both side by side make no sense. Where it stands again further down the list it looks only at those who are still level there.</source>
        <translation>11 là cách tính cũ, 81 là cách tính mới; điều lệ giải quy định dùng số nào. Không nên đặt hai hệ số sát nhau. Khi đặt lại ở vị trí sau, hệ số chỉ xét những người đến đó vẫn còn bằng nhau.</translation>
    </message>
    <message>
        <source>Why Black, and not White?</source>
        <translation>Vì sao cầm Đen mà không phải Trắng?</translation>
    </message>
    <message>
        <source>The complaint</source>
        <translation>Lời khiếu nại</translation>
    </message>
    <message>
        <source>“Why do I have Black, and not White?” Which answer may an arbiter never give?</source>
        <translation>“Tại sao tôi cầm quân Đen mà không phải quân Trắng?” Trọng tài không bao giờ được trả lời thế nào?</translation>
    </message>
    <message>
        <source>“The computer did it.” Five steps, tried one after the other, say who has which colour; the first that decides ends the search. The article calls them E1 to E5, the Handbook in force 5.2.1 to 5.2.5. The games to come are nine rounds of one player and a tenth of another; what their results were the article doesn&apos;t say, and for colours they hardly matter.</source>
        <translation>“Do máy bốc.” Năm bước, xét lần lượt, cho biết ai cầm màu nào; bước đầu tiên quyết định được thì dừng. Bài viết gọi là E1 đến E5, luật hiện hành là 5.2.1 đến 5.2.5. Sau đây là chín ván của một đấu thủ và một ván thứ mười của người khác; bài viết không cho biết kết quả, và kết quả hầu như không ảnh hưởng đến màu quân.</translation>
    </message>
    <message>
        <source>Round 1</source>
        <translation>Ván 1</translation>
    </message>
    <message>
        <source>{12} meets {9}, and nobody has had a colour yet. What decides?</source>
        <translation>{12} gặp {9}, chưa ai từng cầm màu nào. Điều gì quyết định?</translation>
    </message>
    <message>
        <source>The colour drawn before round 1, together with the pairing number (E5). The article prints neither; here both are chosen so that its colours follow.</source>
        <translation>Màu quân bốc thăm trước ván 1, cùng với số thứ tự (E5). Bài viết không in cả hai; ở đây chúng được chọn sao cho ra đúng màu của bài.</translation>
    </message>
    <message>
        <source>Round 2</source>
        <translation>Ván 2</translation>
    </message>
    <message>
        <source>Both had Black in round 1. Who gets White?</source>
        <translation>Cả hai cầm Đen ở ván 1. Ai cầm Trắng?</translation>
    </message>
    <message>
        <source>Both are due White to the same degree and their histories don&apos;t differ, so who ranks higher has the wish granted (E4): {2}.</source>
        <translation>Cả hai cùng ưu tiên Trắng ở mức như nhau, trình tự màu cũng giống nhau, nên người xếp hạng trên được đáp ứng (E4): {2}.</translation>
    </message>
    <message>
        <source>Round 3</source>
        <translation>Ván 3</translation>
    </message>
    <message>
        <source>{12} had Black twice; {21} had a bye and then White. Who gets White?</source>
        <translation>{12} đã cầm Đen hai ván; {21} được miễn đấu rồi cầm Trắng. Ai cầm Trắng?</translation>
    </message>
    <message>
        <source>A third Black in a row is not allowed, and a bye has no colour: each gets what is due (E1 in the article).</source>
        <translation>Không được cầm Đen ba ván liền, còn ván miễn đấu không có màu quân: mỗi người nhận đúng màu cần cầm (bài viết gọi là E1).</translation>
    </message>
    <message>
        <source>Round 4</source>
        <translation>Ván 4</translation>
    </message>
    <message>
        <source>{12} had one White in three games, {3} had two. Which colours balance them both?</source>
        <translation>Trong ba ván {12} cầm Trắng một lần, {3} cầm Trắng hai lần. Chia màu thế nào để cả hai cân bằng?</translation>
    </message>
    <message>
        <source>White for {12} and Black for {3}: both are level after it. The article calls it E2.</source>
        <translation>{12} cầm Trắng, {3} cầm Đen: sau ván này cả hai cân bằng. Bài viết gọi là E2.</translation>
    </message>
    <message>
        <source>Round 5</source>
        <translation>Ván 5</translation>
    </message>
    <message>
        <source>Both have had two Whites and two Blacks. Does it matter in which order?</source>
        <translation>Cả hai đều hai Trắng, hai Đen. Thứ tự trước sau có quan trọng không?</translation>
    </message>
    <message>
        <source>It does: {12} had White twice running, so Black is a must. {5} has alternated and is due White anyway (E1).</source>
        <translation>Có: {12} vừa cầm Trắng hai ván liền nên buộc phải cầm Đen. {5} luân phiên đều và đằng nào cũng đến lượt Trắng (E1).</translation>
    </message>
    <message>
        <source>Round 6</source>
        <translation>Ván 6</translation>
    </message>
    <message>
        <source>The article names {9} here, as in round 1. Can that be? And who gets White?</source>
        <translation>Ở đây bài viết lại ghi tên {9} như ván 1. Có thể như vậy không? Và ai cầm Trắng?</translation>
    </message>
    <message>
        <source>It can&apos;t: two players meet once, so one of the two names is a slip of the article, which this event keeps. Three Blacks and two Whites against the reverse: White (E2).</source>
        <translation>Không thể: hai đấu thủ chỉ gặp nhau một lần, nên một trong hai chỗ bài viết ghi nhầm tên; giải này giữ nguyên như bài. Ba Đen hai Trắng gặp hai Đen ba Trắng: cầm Trắng (E2).</translation>
    </message>
    <message>
        <source>Round 7</source>
        <translation>Ván 7</translation>
    </message>
    <message>
        <source>Three Whites and three Blacks on both sides. What now?</source>
        <translation>Cả hai đều ba Trắng, ba Đen. Bây giờ tính sao?</translation>
    </message>
    <message>
        <source>They change their colours of round 6: {12} had White there, {8} Black. For the article that is E3, for the Handbook each gets the colour due.</source>
        <translation>Hai người đổi màu so với ván 6: ở đó {12} cầm Trắng, {8} cầm Đen. Bài viết gọi là E3, theo luật thì mỗi người nhận đúng màu đang ưu tiên.</translation>
    </message>
    <message>
        <source>Round 8</source>
        <translation>Ván 8</translation>
    </message>
    <message>
        <source>Three Whites and four Blacks on both sides, and Black in the last round. How far back must one look?</source>
        <translation>Cả hai đều ba Trắng, bốn Đen, và ván vừa rồi cùng cầm Đen. Phải xét lùi đến ván nào?</translation>
    </message>
    <message>
        <source>To round 3, the last in which they had different colours: {12} had White, {6} Black. Now it is the other way round (E3).</source>
        <translation>Đến ván 3, ván gần nhất hai người cầm khác màu: {12} cầm Trắng, {6} cầm Đen. Bây giờ đổi lại (E3).</translation>
    </message>
    <message>
        <source>Round 9</source>
        <translation>Ván 9</translation>
    </message>
    <message>
        <source>Three Whites and five Blacks on both sides, the last two of them Black. May anybody have Black a third time running?</source>
        <translation>Cả hai đều ba Trắng, năm Đen, hai ván vừa rồi cùng cầm Đen. Có ai được cầm Đen lần thứ ba liên tiếp không?</translation>
    </message>
    <message>
        <source>In the last round, yes: that is the exception. Round 3 is again the last that differs, so {12} has Black once more. Bad luck, but no mistake.</source>
        <translation>Ở ván cuối thì được: đó là ngoại lệ. Ván 3 lại là ván gần nhất khác màu, nên {12} cầm Đen thêm lần nữa. Không may, nhưng không sai.</translation>
    </message>
    <message>
        <source>The men, round 11</source>
        <translation>Bảng nam, ván 11</translation>
    </message>
    <message>
        <source>Five Whites and five Blacks on both sides, alternating round after round. Which round decides?</source>
        <translation>Cả hai đều năm Trắng, năm Đen, luân phiên gần như đều đặn. Ván nào quyết định?</translation>
    </message>
    <message>
        <source>Round 2: {1} had Black there and {2} White, and all rounds since are alike. {1} gets White (E3).</source>
        <translation>Ván 2: {1} cầm Đen, {2} cầm Trắng, các ván sau đó đều giống nhau. {1} cầm Trắng (E3).</translation>
    </message>
    <message>
        <source>The first systems</source>
        <translation>Những hệ thống đầu tiên</translation>
    </message>
    <message>
        <source>Which federation was the first to rate its players, and when?</source>
        <translation>Liên đoàn nào xếp hệ số cho kỳ thủ đầu tiên, và từ khi nào?</translation>
    </message>
    <message>
        <source>That of the United States, in 1939. In 1946 Andrey Khachaturov proposed something like it in the Soviet Union. The first system that others looked at was Ingo, 1948; the United States turned to Harkness&apos;s in 1950 and to Elo&apos;s in 1960, FIDE to Elo&apos;s in 1970.</source>
        <translation>Liên đoàn Hoa Kỳ, năm 1939. Năm 1946 Andrey Khachaturov đề xuất một hệ thống tương tự ở Liên Xô. Hệ thống đầu tiên có ảnh hưởng ra quốc tế là Ingo, năm 1948; Hoa Kỳ chuyển sang Harkness năm 1950 và sang Elo năm 1960, FIDE nhận hệ Elo năm 1970.</translation>
    </message>
    <message>
        <source>Ingo</source>
        <translation>Hệ thống Ingo</translation>
    </message>
    <message>
        <source>A scored 75 per cent where the average is 120. With Ingo, is the new number above 120 or below?</source>
        <translation>A đạt 75 phần trăm khi trung bình là 120. Theo Ingo, hệ số mới cao hơn hay thấp hơn 120?</translation>
    </message>
    <message>
        <source>Below: with Ingo a lower number is a stronger player. One point for each per cent over 50, so no event moves anybody more than 50 from its average. Anton Hößlinger published it in 1948, and West Germany used it until 1992.</source>
        <translation>Thấp hơn: với Ingo, số càng thấp thì kỳ thủ càng mạnh. Mỗi phần trăm trên 50 là một điểm, nên một giải chỉ đưa ai đó cách trung bình nhiều nhất 50. Anton Hößlinger công bố năm 1948, Tây Đức dùng đến năm 1992.</translation>
    </message>
    <message>
        <source>Harkness</source>
        <translation>Hệ thống Harkness</translation>
    </message>
    <message>
        <source>The same 75 per cent with Harkness, against an average of 1850. How much is a per cent worth?</source>
        <translation>Vẫn 75 phần trăm nhưng theo Harkness, gặp trung bình 1850. Một phần trăm đáng bao nhiêu điểm?</translation>
    </message>
    <message>
        <source>Ten points, up or down from the opponents&apos; average. Kenneth Harkness told it in Chess Review, and the United States used it from 1950 to 1960.</source>
        <translation>Mười điểm, cộng hoặc trừ từ trung bình đối phương. Kenneth Harkness trình bày trên tạp chí Chess Review; Hoa Kỳ dùng từ 1950 đến 1960.</translation>
    </message>
    <message>
        <source>The English grade</source>
        <translation>Điểm ECF của Anh</translation>
    </message>
    <message>
        <source>A has grade 150, beats 200, draws with 145 and loses to 130. What does each game bring?</source>
        <translation>A có điểm ECF 150, thắng 200, hòa 145 và thua 130. Mỗi ván mang lại bao nhiêu?</translation>
    </message>
    <message>
        <source>The opponent&apos;s grade, taken at most 40 away from one&apos;s own, with 50 more for a win and 50 less for a loss; the grade is the average over 30 games or more. So no cycle lifts anybody more than 90. Richard W. B. Clarke invented it in 1958; England kept it until 2020.</source>
        <translation>Điểm của đối phương, chỉ tính cách điểm của mình nhiều nhất 40, thắng cộng 50, thua trừ 50; điểm cá nhân là trung bình của ít nhất 30 ván. Vì vậy một chu kỳ tăng nhiều nhất 90 điểm. Richard W. B. Clarke nghĩ ra năm 1958; Anh dùng đến năm 2020.</translation>
    </message>
    <message>
        <source>From the grade to Elo</source>
        <translation>Từ điểm ECF sang Elo</translation>
    </message>
    <message>
        <source>The article has Elo = 750 times the grade and 700. What is wrong with it?</source>
        <translation>Bài viết ghi Elo = 750 lần điểm ECF cộng 700. Sai ở đâu?</translation>
    </message>
    <message>
        <source>A point fell out: it is 7.5, or nobody&apos;s grade would fit on the scale.</source>
        <translation>Rơi mất dấu phẩy: đúng là 7,5, nếu không thì chẳng điểm nào nằm vừa thang Elo.</translation>
    </message>
    <message>
        <source>Portisch and Hort</source>
        <translation>Portisch và Hort</translation>
    </message>
    <message>
        <source>Portisch has 2635, Hort 2600, and they draw. Who of them wins rating points by it, and how many?</source>
        <translation>Portisch 2635, Hort 2600, hai người hòa. Ai được tăng hệ số, và bao nhiêu?</translation>
    </message>
    <message>
        <source>Hort: 0.55 was expected of Portisch, which no game can bring, and a draw is a little less. With K = 10 that is half a point of rating.</source>
        <translation>Hort: điểm kỳ vọng của Portisch là 0,55, điểm mà không ván nào cho được, và ván hòa thì hơi kém hơn. Với K = 10, đó là nửa điểm hệ số.</translation>
    </message>
    <message>
        <source>Portisch&apos;s new rating</source>
        <translation>Hệ số mới của Portisch</translation>
    </message>
    <message>
        <source>From 16 games 9.66 points were expected of Portisch, and 10½ came. K is 10. What is the new rating?</source>
        <translation>Trong 16 ván, điểm kỳ vọng của Portisch là 9,66 và ông được 10½. K là 10. Hệ số mới là bao nhiêu?</translation>
    </message>
    <message>
        <source>New = old + K × (score − expected score): the whole system of Elo in a line.</source>
        <translation>Hệ số mới = hệ số cũ + K × (điểm − điểm kỳ vọng): cả hệ thống Elo trong một dòng.</translation>
    </message>
    <message>
        <source>Categories</source>
        <translation>Hạng giải đấu</translation>
    </message>
    <message>
        <source>A tournament&apos;s average is 2280. Which category is that?</source>
        <translation>Hệ số trung bình của giải là 2280. Giải thuộc hạng mấy?</translation>
    </message>
    <message>
        <source>A category is 25 points wide, and the first begins at 2251; for women each begins 200 points lower.</source>
        <translation>Mỗi hạng rộng 25 điểm, hạng 1 bắt đầu từ 2251; giải nữ thấp hơn 200 điểm ở mọi hạng.</translation>
    </message>
    <message>
        <source>The scale of 1978</source>
        <translation>Thang điểm 1978</translation>
    </message>
    <message>
        <source>What was a player of 2450 when Elo wrote his book?</source>
        <translation>Khi Elo viết sách, kỳ thủ 2450 thuộc loại nào?</translation>
    </message>
    <message>
        <source>An international master as a rule, here and there a grandmaster; from 2700 on people spoke of super-grandmasters later.</source>
        <translation>Phần lớn là kiện tướng quốc tế, một số là đại kiện tướng; từ 2700 về sau người ta gọi là siêu đại kiện tướng.</translation>
    </message>
    <message>
        <source>In the United States</source>
        <translation>Ở Hoa Kỳ</translation>
    </message>
    <message>
        <source>Which class is a US rating of 1850, and may one compare it with FIDE&apos;s?</source>
        <translation>Hệ số 1850 của Hoa Kỳ là hạng nào, và có so được với hệ số FIDE không?</translation>
    </message>
    <message>
        <source>Elo&apos;s system with a K that changes and a bonus for outstanding results. A US rating is usually 50 to 100 points above FIDE&apos;s.</source>
        <translation>Hệ Elo với K thay đổi và điểm thưởng cho thành tích vượt trội. Hệ số USCF thường cao hơn FIDE 50 đến 100 điểm.</translation>
    </message>
    <message>
        <source>Who uses what</source>
        <translation>Ai dùng hệ nào</translation>
    </message>
    <message>
        <source>And your server, or a federation abroad: which system does it use?</source>
        <translation>Còn máy chủ bạn chơi, hay liên đoàn nước khác: họ dùng hệ thống nào?</translation>
    </message>
    <message>
        <source>Elo: FIDE and many others. Glicko, by Mark Glickman: Chess.com and the Free Internet Chess Server. Glicko-2: Lichess and the Australian federation. UKD: Turkey. Deutsche Wertungszahl: Germany, after Ingo. The Universal Rating System of Glickman, Sonas, Miller and Rischard: the Grand Chess Tour supported it.</source>
        <translation>Elo: FIDE và nhiều nơi khác. Glicko của Mark Glickman: Chess.com và Free Internet Chess Server. Glicko-2: Lichess và Liên đoàn cờ vua Úc. UKD: Thổ Nhĩ Kỳ. Deutsche Wertungszahl: Đức, thay cho Ingo. Universal Rating System của Glickman, Sonas, Miller và Rischard: Grand Chess Tour hỗ trợ.</translation>
    </message>
    <message>
        <source>The cork and the yardstick</source>
        <translation>Nút chai và cây thước</translation>
    </message>
    <message>
        <source>To what did Elo himself compare the rating of a player?</source>
        <translation>Chính Elo đã ví việc xếp hệ số cho kỳ thủ với điều gì?</translation>
    </message>
    <message>
        <source>To a cork that bobs on rough water, measured by a yardstick that hangs from a rope and sways in the wind. One number for all of a player leaves something out.</source>
        <translation>Như đo vị trí một nút chai nhấp nhô trên mặt nước động bằng cây thước treo ở đầu sợi dây đung đưa trong gió. Gom cả một kỳ thủ vào một con số thì thế nào cũng bỏ sót.</translation>
    </message>
    <message>
        <source>Players who never met</source>
        <translation>Những người chưa từng gặp nhau</translation>
    </message>
    <message>
        <source>Can a rating compare champions of different times? Can a computer?</source>
        <translation>Hệ số có so được các nhà vô địch khác thời không? Máy tính thì sao?</translation>
    </message>
    <message>
        <source>A rating compares within its time only. Matej Guid and Ivan Bratko compared moves with those of an engine in 2006, with Crafty (about 2700) and later Rybka 3; Jean-Marc Alliot did so in 2017 with Stockfish 6 (about 3300). The rating calculator works out such a mean loss per move, which is no official number.</source>
        <translation>Hệ số chỉ so được trong cùng thời. Năm 2006 Matej Guid và Ivan Bratko so các nước đi với nước của máy, dùng Crafty (khoảng 2700), sau đó là Rybka 3; năm 2017 Jean-Marc Alliot dùng Stockfish 6 (khoảng 3300). Máy tính hệ số của chương trình tính được mức thiệt trung bình mỗi nước như vậy; đó không phải con số chính thức.</translation>
    </message>
    <message>
        <source>Rating systems: what a number says</source>
        <translation>Các hệ thống xếp hạng: một con số nói được gì</translation>
    </message>
    <message>
        <source>Complaints at {event}</source>
        <translation>Khiếu nại tại {event}</translation>
    </message>
    <message>
        <source>Complaint {number}</source>
        <translation>Khiếu nại {number}</translation>
    </message>
    <message>
        <source>The German DWZ</source>
        <translation>DWZ của Đức</translation>
    </message>
    <message>
        <source>A has 2214 and makes 3½ of 5; 3.449 were expected. The development coefficient is 30. How many points is the rest worth?</source>
        <translation>A có 2214 và được 3½ trong 5 ván; điểm kỳ vọng là 3,449. Hệ số phát triển là 30. Phần dư đáng mấy điểm?</translation>
    </message>
    <message>
        <source>800 × 0.051 / (30 + 5), a little more than one point. The coefficient is small for the young and the weak, so that they move faster, and grows with strength.</source>
        <translation>800 × 0,051 / (30 + 5), hơn một điểm một chút. Hệ số nhỏ với người trẻ và người yếu nên họ đổi nhanh hơn, và lớn dần theo sức cờ.</translation>
    </message>
    <message>
        <source>Glicko: how sure is a rating?</source>
        <translation>Glicko: hệ số chắc đến đâu?</translation>
    </message>
    <message>
        <source>A, 1500 give or take 200, beats 1400 and loses to 1550 and 1700. Which of the three games counts least?</source>
        <translation>A, 1500 cộng trừ 200, thắng 1400, thua 1550 và 1700. Trong ba ván, ván nào nhẹ nhất?</translation>
    </message>
    <message>
        <source>The one against 1700, whose own rating is only known to 300: the less sure an opponent&apos;s rating, the less the game says. Afterwards A is surer himself, 151 instead of 200.</source>
        <translation>Ván với 1700, vì hệ số người ấy chỉ biết với độ lệch 300: hệ số đối phương càng kém chắc thì ván càng ít ý nghĩa. Sau đó chính A chắc hơn, 151 thay vì 200.</translation>
    </message>
    <message>
        <source>Glicko-2: how even is the player?</source>
        <translation>Glicko-2: đấu thủ đều tay đến đâu?</translation>
    </message>
    <message>
        <source>The same three games. What does a third number say of A?</source>
        <translation>Vẫn ba ván ấy. Con số thứ ba nói gì về A?</translation>
    </message>
    <message>
        <source>The volatility: how much his strength goes up and down. Three usual results leave it where it was; a wild event would raise it, and the rating would move more.</source>
        <translation>Độ biến động: sức cờ lên xuống bao nhiêu. Ba kết quả bình thường để nó như cũ; một giải thất thường sẽ làm nó tăng, và hệ số đổi nhiều hơn.</translation>
    </message>
    <message>
        <source>The Turkish UKD</source>
        <translation>UKD của Thổ Nhĩ Kỳ</translation>
    </message>
    <message>
        <source>A has 1450 and beats somebody without any UKD. Does that bring anything?</source>
        <translation>A có 1450 và thắng một người chưa có UKD. Ván ấy có được gì không?</translation>
    </message>
    <message>
        <source>A tenth of K: the program works by what several calculators agree on, for the procedure itself could not be read. It says so with every number.</source>
        <translation>Một phần mười K: chương trình tính theo điều nhiều máy tính hệ số cùng cho kết quả như nhau, vì không đọc được chính quy trình. Con số nào nó cũng ghi rõ điều ấy.</translation>
    </message>
    <message>
        <source>Chessmetrics: one good event</source>
        <translation>Chessmetrics: một giải hay</translation>
    </message>
    <message>
        <source>A scores 3 of 5 against 2400. The event alone is worth 2485. Is he that strong?</source>
        <translation>A được 3 trong 5 ván với các đối phương 2400. Riêng giải này đáng 2485. A có mạnh đến thế không?</translation>
    </message>
    <message>
        <source>Five games say little: Jeff Sonas adds four draws against the same opposition and three against a player of 2300, so that a short run makes nobody a champion.</source>
        <translation>Năm ván nói được ít: Jeff Sonas thêm bốn ván hòa với cùng các đối phương ấy và ba ván hòa với người 2300, để một chuỗi ngắn không làm ai thành nhà vô địch.</translation>
    </message>
    <message>
        <source>URS: the most likely numbers</source>
        <translation>URS: những con số dễ xảy ra nhất</translation>
    </message>
    <message>
        <source>Two newcomers, both 1500, play one game. What has the winner then?</source>
        <translation>Hai người mới, cùng 1500, đấu một ván. Người thắng khi đó có bao nhiêu?</translation>
    </message>
    <message>
        <source>The two numbers that fit the result best without going too far from 1500: about 1630 and 1370. All games of six years are fitted so at once. Weights and decay are not public; the program&apos;s are its own and can be changed.</source>
        <translation>Hai con số hợp với kết quả nhất mà không đi quá xa 1500: khoảng 1630 và 1370. Mọi ván trong sáu năm được tính cùng lúc như vậy. Trọng số và độ giảm không được công bố; của chương trình là tự đặt và sửa được.</translation>
    </message>
</context>
<context>
    <name>Limits</name>
    <message>
        <source>men and boys</source>
        <translation>nam</translation>
    </message>
    <message>
        <source>women and girls</source>
        <translation>nữ</translation>
    </message>
    <message>
        <source>born %1 or later</source>
        <translation>sinh từ %1 trở lại đây</translation>
    </message>
    <message>
        <source>born %1 or earlier</source>
        <translation>sinh từ %1 trở về trước</translation>
    </message>
    <message>
        <source>rated %1 or higher</source>
        <translation>hệ số từ %1 trở lên</translation>
    </message>
    <message>
        <source>rated %1 or lower</source>
        <translation>hệ số đến %1</translation>
    </message>
    <message>
        <source>The section is for men and boys; %1 is entered as female.</source>
        <translation>Bảng này dành cho nam; %1 được ghi là nữ.</translation>
    </message>
    <message>
        <source>The section is for women and girls; %1 is entered as male.</source>
        <translation>Bảng này dành cho nữ; %1 được ghi là nam.</translation>
    </message>
    <message>
        <source>%3 was born in %1; the section is for those born in %2 or later.</source>
        <translation>%3 sinh năm %1; bảng này dành cho người sinh từ năm %2 trở lại đây.</translation>
    </message>
    <message>
        <source>%3 was born in %1; the section is for those born in %2 or earlier.</source>
        <translation>%3 sinh năm %1; bảng này dành cho người sinh từ năm %2 trở về trước.</translation>
    </message>
    <message>
        <source>%3 has the rating %1; the section is for ratings of %2 or more.</source>
        <translation>%3 có hệ số %1; bảng này dành cho hệ số từ %2 trở lên.</translation>
    </message>
    <message>
        <source>%3 has the rating %1; the section is for ratings of at most %2.</source>
        <translation>%3 có hệ số %1; bảng này dành cho hệ số không quá %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n more players don&apos;t fit this section either.</source>
        <translation>
            <numerusform>Còn %n đấu thủ khác cũng không thuộc bảng này.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Losses</name>
    <message numerus="yes">
        <source>Left out, as nobody else may see it: {member} (%n values: {where})</source>
        <translation>
            <numerusform>Bỏ ra vì không ai khác được xem: {member} (%n giá trị: {where})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not carried: {member} (%n values: {where})</source>
        <translation>
            <numerusform>Không được giữ: {member} (%n giá trị: {where})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The file says what the event leaves open: {member} (%n values: {where}), the first as “{found}”</source>
        <translation>
            <numerusform>Tệp ghi điều mà giải để trống: {member} (%n giá trị: {where}), giá trị đầu là “{found}”</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The file says what the event leaves open: {member} (%n values: {where})</source>
        <translation>
            <numerusform>Tệp ghi điều mà giải để trống: {member} (%n giá trị: {where})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Carried in part or otherwise: {member} (%n values: {where}), the first “{wanted}” as “{found}”</source>
        <translation>
            <numerusform>Chỉ giữ được một phần hoặc ở dạng khác: {member} (%n giá trị: {where}), giá trị đầu “{wanted}” thành “{found}”</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Carried in part or otherwise: {member} (%n values: {where})</source>
        <translation>
            <numerusform>Chỉ giữ được một phần hoặc ở dạng khác: {member} (%n giá trị: {where})</numerusform>
        </translation>
    </message>
    <message>
        <source>Not carried</source>
        <translation>Không được giữ</translation>
    </message>
    <message>
        <source>Left out, as nobody else may see it</source>
        <translation>Bỏ ra vì không ai khác được xem</translation>
    </message>
    <message>
        <source>In part or otherwise</source>
        <translation>Chỉ giữ một phần hoặc ở dạng khác</translation>
    </message>
    <message>
        <source>Said by the file, left open by the event</source>
        <translation>Tệp ghi, giải để trống</translation>
    </message>
    <message>
        <source>Carried whole</source>
        <translation>Được giữ nguyên</translation>
    </message>
</context>
<context>
    <name>Member</name>
    <message>
        <source>Federation of the national list</source>
        <translation>Liên đoàn của danh sách quốc gia</translation>
    </message>
    <message>
        <source>Category in the national list</source>
        <translation>Hạng trong danh sách quốc gia</translation>
    </message>
    <message>
        <source>Name in the national list</source>
        <translation>Tên trong danh sách quốc gia</translation>
    </message>
    <message>
        <source>National rating</source>
        <translation>Hệ số quốc gia</translation>
    </message>
    <message>
        <source>Origin in the national list</source>
        <translation>Nguồn gốc trong danh sách quốc gia</translation>
    </message>
    <message>
        <source>National ID</source>
        <translation>Mã quốc gia</translation>
    </message>
    <message>
        <source>Born by the national list</source>
        <translation>Ngày sinh theo danh sách quốc gia</translation>
    </message>
    <message>
        <source>Sex in the national list</source>
        <translation>Phái trong danh sách quốc gia</translation>
    </message>
    <message>
        <source>Free column</source>
        <translation>Cột tự do</translation>
    </message>
    <message>
        <source>Text of the free column</source>
        <translation>Nội dung cột tự do</translation>
    </message>
    <message>
        <source>Rating list</source>
        <translation>Danh sách hệ số</translation>
    </message>
    <message>
        <source>Rating in the list</source>
        <translation>Hệ số trong danh sách</translation>
    </message>
    <message>
        <source>Month of the list</source>
        <translation>Tháng của danh sách</translation>
    </message>
    <message>
        <source>From round</source>
        <translation>Từ ván</translation>
    </message>
    <message>
        <source>Rating from that round on</source>
        <translation>Hệ số từ ván ấy</translation>
    </message>
    <message>
        <source>Source of the rating</source>
        <translation>Nguồn của hệ số</translation>
    </message>
    <message>
        <source>Tournament rating</source>
        <translation>Hệ số dùng trong giải</translation>
    </message>
    <message>
        <source>In the rating lists</source>
        <translation>Trong danh sách hệ số</translation>
    </message>
    <message>
        <source>Ratings from later rounds</source>
        <translation>Hệ số từ các ván sau</translation>
    </message>
    <message>
        <source>Not entitled to byes</source>
        <translation>Không được quyền miễn đấu</translation>
    </message>
    <message>
        <source>Expelled: no place in the standings</source>
        <translation>Bị loại khỏi giải: không xếp hạng</translation>
    </message>
    <message>
        <source>Place by hand (tie-break MAN)</source>
        <translation>Thứ hạng tự định (hệ số phụ MAN)</translation>
    </message>
    <message>
        <source>Value from elsewhere (tie-break EXT)</source>
        <translation>Giá trị tính ở nơi khác (hệ số phụ EXT)</translation>
    </message>
    <message>
        <source>Federation for norms</source>
        <translation>Liên đoàn khi tính chuẩn</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Số</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Họ và tên</translation>
    </message>
    <message>
        <source>Sex</source>
        <translation>Phái</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Cấp</translation>
    </message>
    <message>
        <source>Title as the file has it</source>
        <translation>Đẳng cấp như trong tệp</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Hệ số</translation>
    </message>
    <message>
        <source>Federation</source>
        <translation>Liên đoàn</translation>
    </message>
    <message>
        <source>FIDE ID</source>
        <translation>Mã FIDE</translation>
    </message>
    <message>
        <source>Born</source>
        <translation>Ngày sinh</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Đơn vị</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Nhóm</translation>
    </message>
    <message>
        <source>National record</source>
        <translation>Hồ sơ quốc gia</translation>
    </message>
    <message>
        <source>K factor</source>
        <translation>Hệ số K</translation>
    </message>
    <message>
        <source>Rank in the file</source>
        <translation>Hạng trong tệp</translation>
    </message>
    <message>
        <source>Fixed board</source>
        <translation>Bàn cố định</translation>
    </message>
    <message>
        <source>Free columns</source>
        <translation>Các cột tự do</translation>
    </message>
    <message>
        <source>Ratings</source>
        <translation>Các hệ số</translation>
    </message>
    <message>
        <source>Marks of the arbiter</source>
        <translation>Ghi nhận của trọng tài</translation>
    </message>
    <message>
        <source>Plays from round</source>
        <translation>Thi đấu từ ván</translation>
    </message>
    <message>
        <source>Withdrawn from round</source>
        <translation>Bỏ cuộc từ ván</translation>
    </message>
    <message>
        <source>{White}</source>
        <translation>{White}</translation>
    </message>
    <message>
        <source>{Black}</source>
        <translation>{Black}</translation>
    </message>
    <message>
        <source>Result of {White}</source>
        <translation>Kết quả của {White}</translation>
    </message>
    <message>
        <source>Result of {Black}</source>
        <translation>Kết quả của {Black}</translation>
    </message>
    <message>
        <source>Colours known</source>
        <translation>Biết màu quân</translation>
    </message>
    <message>
        <source>Player without an opponent</source>
        <translation>Đấu thủ không có đối phương</translation>
    </message>
    <message>
        <source>Kind of bye</source>
        <translation>Loại miễn đấu</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Các bàn</translation>
    </message>
    <message>
        <source>Byes and absences</source>
        <translation>Miễn đấu và vắng mặt</translation>
    </message>
    <message>
        <source>Date of the round</source>
        <translation>Ngày của ván</translation>
    </message>
    <message>
        <source>Date of the round as the file has it</source>
        <translation>Ngày của ván như trong tệp</translation>
    </message>
    <message>
        <source>Paired by hand</source>
        <translation>Xếp cặp bằng tay</translation>
    </message>
    <message>
        <source>Rules of the round</source>
        <translation>Điều lệ của ván</translation>
    </message>
    <message>
        <source>Remarks to the round</source>
        <translation>Ghi chú của ván</translation>
    </message>
    <message>
        <source>Results for the rating report only</source>
        <translation>Kết quả chỉ cho báo cáo rating</translation>
    </message>
    <message>
        <source>Points for a win ({White})</source>
        <translation>Điểm thắng ({White})</translation>
    </message>
    <message>
        <source>Points for a win ({Black})</source>
        <translation>Điểm thắng ({Black})</translation>
    </message>
    <message>
        <source>Points for a draw ({White})</source>
        <translation>Điểm hòa ({White})</translation>
    </message>
    <message>
        <source>Points for a draw ({Black})</source>
        <translation>Điểm hòa ({Black})</translation>
    </message>
    <message>
        <source>Points for a loss ({White})</source>
        <translation>Điểm thua ({White})</translation>
    </message>
    <message>
        <source>Points for a loss ({Black})</source>
        <translation>Điểm thua ({Black})</translation>
    </message>
    <message>
        <source>Points for a forfeit win</source>
        <translation>Điểm thắng do đối phương vắng (F1)</translation>
    </message>
    <message>
        <source>Points for a forfeit loss</source>
        <translation>Điểm thua do vắng đấu (F0)</translation>
    </message>
    <message>
        <source>Points for a full-point bye</source>
        <translation>Điểm miễn đấu trọn điểm (BYE1)</translation>
    </message>
    <message>
        <source>Points for a half-point bye</source>
        <translation>Điểm miễn đấu nửa điểm (BYE½)</translation>
    </message>
    <message>
        <source>Points for a zero-point bye</source>
        <translation>Điểm miễn đấu không điểm (BYE0)</translation>
    </message>
    <message>
        <source>Points for the pairing-allocated bye</source>
        <translation>Điểm miễn đấu theo bốc thăm</translation>
    </message>
    <message>
        <source>Points for an adjourned game in the pairing</source>
        <translation>Điểm của ván hoãn khi bốc thăm</translation>
    </message>
    <message>
        <source>First round of the prohibition</source>
        <translation>Ván đầu của lệnh cấm</translation>
    </message>
    <message>
        <source>Last round of the prohibition</source>
        <translation>Ván cuối của lệnh cấm</translation>
    </message>
    <message>
        <source>Players who may not meet</source>
        <translation>Đấu thủ không được gặp nhau</translation>
    </message>
    <message>
        <source>When the prohibition holds</source>
        <translation>Khi nào cấm</translation>
    </message>
    <message>
        <source>Reason of the prohibition</source>
        <translation>Lý do cấm</translation>
    </message>
    <message>
        <source>Player with virtual points</source>
        <translation>Đấu thủ có điểm ảo</translation>
    </message>
    <message>
        <source>Round of the virtual points</source>
        <translation>Ván của điểm ảo</translation>
    </message>
    <message>
        <source>Virtual points of the round</source>
        <translation>Điểm ảo của ván</translation>
    </message>
    <message>
        <source>Player who asks for a bye</source>
        <translation>Đấu thủ xin miễn đấu</translation>
    </message>
    <message>
        <source>Round of the bye</source>
        <translation>Ván miễn đấu</translation>
    </message>
    <message>
        <source>Bye that is asked for</source>
        <translation>Loại miễn đấu được xin</translation>
    </message>
    <message>
        <source>Player with other points</source>
        <translation>Đấu thủ được sửa điểm</translation>
    </message>
    <message>
        <source>Round of the other points</source>
        <translation>Ván được sửa điểm</translation>
    </message>
    <message>
        <source>Result that is worth other points</source>
        <translation>Kết quả được tính điểm khác</translation>
    </message>
    <message>
        <source>Points instead, or more</source>
        <translation>Điểm thay thế, hoặc thêm</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Hệ</translation>
    </message>
    <message>
        <source>Code of the system</source>
        <translation>Mã của hệ</translation>
    </message>
    <message>
        <source>Pairing rules</source>
        <translation>Luật bốc thăm</translation>
    </message>
    <message>
        <source>Baku acceleration</source>
        <translation>Tăng tốc Baku</translation>
    </message>
    <message>
        <source>Everybody meets everybody twice</source>
        <translation>Vòng tròn hai lượt</translation>
    </message>
    <message>
        <source>Last two rounds of the first cycle reversed</source>
        <translation>Đảo hai ván cuối của lượt đầu</translation>
    </message>
    <message>
        <source>The file&apos;s ranks are the pairing order</source>
        <translation>Bốc thăm theo hạng trong tệp</translation>
    </message>
    <message>
        <source>Initial colour</source>
        <translation>Màu quân đầu tiên</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Số ván</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Cách tính điểm</translation>
    </message>
    <message>
        <source>Prohibited pairs</source>
        <translation>Các cặp không được gặp nhau</translation>
    </message>
    <message>
        <source>Virtual points</source>
        <translation>Điểm ảo</translation>
    </message>
    <message>
        <source>Tie-break rules</source>
        <translation>Luật hệ số phụ</translation>
    </message>
    <message>
        <source>Rules chosen by the arbiter</source>
        <translation>Trọng tài đã chọn luật</translation>
    </message>
    <message>
        <source>Tie-breaks</source>
        <translation>Hệ số phụ</translation>
    </message>
    <message>
        <source>FIDE mode</source>
        <translation>Chế độ FIDE</translation>
    </message>
    <message>
        <source>FIDE mode left in round</source>
        <translation>Rời chế độ FIDE ở ván</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Môn</translation>
    </message>
    <message>
        <source>Tempo</source>
        <translation>Nhịp độ</translation>
    </message>
    <message>
        <source>Rating of unrated players</source>
        <translation>Hệ số của người chưa có hệ số</translation>
    </message>
    <message>
        <source>Unrated players in rating tie-breaks</source>
        <translation>Người chưa có hệ số trong hệ số phụ theo Elo</translation>
    </message>
    <message>
        <source>Equal rating and title</source>
        <translation>Khi cùng hệ số và danh hiệu</translation>
    </message>
    <message>
        <source>Rating of a new player</source>
        <translation>Hệ số của đấu thủ mới</translation>
    </message>
    <message>
        <source>Over 30 days: a player&apos;s rating may change with the round</source>
        <translation>Hơn 30 ngày: hệ số của đấu thủ có thể đổi theo ván</translation>
    </message>
    <message>
        <source>Rating tie-breaks take the rating of each round, not the first</source>
        <translation>Hệ số phụ theo Elo lấy hệ số của từng ván, không phải hệ số đầu</translation>
    </message>
    <message>
        <source>Chess960: a starting position drawn for each round</source>
        <translation>Chess960: mỗi ván bốc thăm một thế cờ đầu</translation>
    </message>
    <message>
        <source>Drawing of lots</source>
        <translation>Bốc thăm phân hạng</translation>
    </message>
    <message>
        <source>Who may play</source>
        <translation>Ai được dự</translation>
    </message>
    <message>
        <source>Earliest year of birth</source>
        <translation>Năm sinh sớm nhất</translation>
    </message>
    <message>
        <source>Latest year of birth</source>
        <translation>Năm sinh muộn nhất</translation>
    </message>
    <message>
        <source>Lowest rating</source>
        <translation>Hệ số thấp nhất</translation>
    </message>
    <message>
        <source>Highest rating</source>
        <translation>Hệ số cao nhất</translation>
    </message>
    <message>
        <source>First place of the title</source>
        <translation>Hạng đầu được danh hiệu</translation>
    </message>
    <message>
        <source>Last place of the title</source>
        <translation>Hạng cuối được danh hiệu</translation>
    </message>
    <message>
        <source>Places among</source>
        <translation>Xếp hạng trong số</translation>
    </message>
    <message>
        <source>Title or norm</source>
        <translation>Danh hiệu hoặc chuẩn</translation>
    </message>
    <message>
        <source>Lowest rating for the title</source>
        <translation>Hệ số thấp nhất cho danh hiệu</translation>
    </message>
    <message>
        <source>FIDE&apos;s code of the event</source>
        <translation>Mã giải của FIDE</translation>
    </message>
    <message>
        <source>Registered with FIDE on</source>
        <translation>Đăng ký với FIDE ngày</translation>
    </message>
    <message>
        <source>Organiser</source>
        <translation>Ban tổ chức</translation>
    </message>
    <message>
        <source>Free of the demand for foreigners</source>
        <translation>Miễn yêu cầu về đối phương nước ngoài</translation>
    </message>
    <message>
        <source>Direct titles</source>
        <translation>Danh hiệu trực tiếp</translation>
    </message>
    <message>
        <source>The games of the report are there as PGN</source>
        <translation>Đã có các ván của báo cáo dạng PGN</translation>
    </message>
    <message>
        <source>Ranking of units</source>
        <translation>Cách xếp đơn vị</translation>
    </message>
    <message>
        <source>Players that count</source>
        <translation>Số người được tính</translation>
    </message>
    <message>
        <source>Women that count</source>
        <translation>Trong đó số nữ tính riêng</translation>
    </message>
    <message>
        <source>Fewest for a place</source>
        <translation>Ít nhất mấy người</translation>
    </message>
    <message>
        <source>Two bronze medals (joint third)</source>
        <translation>Hai huy chương đồng (đồng hạng ba)</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Bảng</translation>
    </message>
    <message>
        <source>Town</source>
        <translation>Nơi thi đấu</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>Ngày đầu</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>Ngày cuối</translation>
    </message>
    <message>
        <source>First day as the file has it</source>
        <translation>Ngày đầu như trong tệp</translation>
    </message>
    <message>
        <source>Last day as the file has it</source>
        <translation>Ngày cuối như trong tệp</translation>
    </message>
    <message>
        <source>Kind of tournament</source>
        <translation>Loại giải</translation>
    </message>
    <message>
        <source>Chief arbiter</source>
        <translation>Tổng trọng tài</translation>
    </message>
    <message>
        <source>Deputies</source>
        <translation>Phó tổng trọng tài</translation>
    </message>
    <message>
        <source>Time control</source>
        <translation>Thời gian</translation>
    </message>
    <message>
        <source>Coded time control</source>
        <translation>Mã thời gian thi đấu</translation>
    </message>
    <message>
        <source>Coded kind of tournament</source>
        <translation>Mã loại giải</translation>
    </message>
    <message>
        <source>Method of the starting list</source>
        <translation>Cách lập danh sách đầu giải</translation>
    </message>
    <message>
        <source>Pairing program</source>
        <translation>Phần mềm bốc thăm</translation>
    </message>
    <message>
        <source>Who may play in the section</source>
        <translation>Điều kiện dự bảng</translation>
    </message>
    <message>
        <source>First table</source>
        <translation>Bàn đầu</translation>
    </message>
    <message>
        <source>Facts for norms and reports</source>
        <translation>Dữ kiện cho chuẩn và báo cáo</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Đội</translation>
    </message>
    <message>
        <source>Short name of the team</source>
        <translation>Tên ngắn của đội</translation>
    </message>
    <message>
        <source>Strength of the team</source>
        <translation>Sức mạnh của đội</translation>
    </message>
    <message>
        <source>Match points in the file</source>
        <translation>Điểm đồng đội trong tệp</translation>
    </message>
    <message>
        <source>Game points in the file</source>
        <translation>Điểm ván trong tệp</translation>
    </message>
    <message>
        <source>Rank of the team in the file</source>
        <translation>Hạng của đội trong tệp</translation>
    </message>
    <message>
        <source>Members in board order</source>
        <translation>Thành viên theo thứ tự bàn</translation>
    </message>
    <message>
        <source>Round of the line-up</source>
        <translation>Ván của đội hình</translation>
    </message>
    <message>
        <source>Team of the line-up</source>
        <translation>Đội của đội hình</translation>
    </message>
    <message>
        <source>Opponents of the line-up</source>
        <translation>Đối phương của đội hình</translation>
    </message>
    <message>
        <source>Players by board</source>
        <translation>Đấu thủ theo bàn</translation>
    </message>
    <message>
        <source>Round without a match</source>
        <translation>Ván đội không thi đấu</translation>
    </message>
    <message>
        <source>Team without a match</source>
        <translation>Đội không thi đấu</translation>
    </message>
    <message>
        <source>Match points without a match</source>
        <translation>Điểm đồng đội khi không thi đấu</translation>
    </message>
    <message>
        <source>Game points without a match</source>
        <translation>Điểm ván khi không thi đấu</translation>
    </message>
    <message>
        <source>Round of the forfeited match</source>
        <translation>Ván của trận bỏ cuộc</translation>
    </message>
    <message>
        <source>Who wins the forfeited match</source>
        <translation>Ai thắng trận bỏ cuộc</translation>
    </message>
    <message>
        <source>First team of the forfeited match</source>
        <translation>Đội thứ nhất của trận bỏ cuộc</translation>
    </message>
    <message>
        <source>Second team of the forfeited match</source>
        <translation>Đội thứ hai của trận bỏ cuộc</translation>
    </message>
    <message>
        <source>Teams</source>
        <translation>Các đội</translation>
    </message>
    <message>
        <source>Line-ups</source>
        <translation>Đội hình</translation>
    </message>
    <message>
        <source>Teams without a match</source>
        <translation>Các đội không thi đấu</translation>
    </message>
    <message>
        <source>Forfeited matches</source>
        <translation>Các trận bỏ cuộc</translation>
    </message>
    <message>
        <source>Match points for a win</source>
        <translation>Điểm đồng đội khi thắng</translation>
    </message>
    <message>
        <source>Match points for a draw</source>
        <translation>Điểm đồng đội khi hòa</translation>
    </message>
    <message>
        <source>Match points for a loss</source>
        <translation>Điểm đồng đội khi thua</translation>
    </message>
    <message>
        <source>Colours of the boards</source>
        <translation>Màu quân của các bàn</translation>
    </message>
    <message>
        <source>Ranked by match points</source>
        <translation>Xếp hạng theo điểm đồng đội</translation>
    </message>
    <message>
        <source>First place of the prize</source>
        <translation>Hạng đầu của giải</translation>
    </message>
    <message>
        <source>Last place of the prize</source>
        <translation>Hạng cuối của giải</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Số tiền</translation>
    </message>
    <message>
        <source>Value of what is no money</source>
        <translation>Giá trị hiện vật</translation>
    </message>
    <message>
        <source>Prize</source>
        <translation>Giải</translation>
    </message>
    <message>
        <source>Award</source>
        <translation>Hiện vật</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Dành cho</translation>
    </message>
    <message>
        <source>Age from</source>
        <translation>Tuổi từ</translation>
    </message>
    <message>
        <source>Age to</source>
        <translation>Tuổi đến</translation>
    </message>
    <message>
        <source>Rating from</source>
        <translation>Hệ số từ</translation>
    </message>
    <message>
        <source>Rating to</source>
        <translation>Hệ số đến</translation>
    </message>
    <message>
        <source>Unrated players</source>
        <translation>Người chưa có hệ số</translation>
    </message>
    <message>
        <source>For the unit</source>
        <translation>Cho đơn vị</translation>
    </message>
    <message>
        <source>For the federation</source>
        <translation>Cho liên đoàn</translation>
    </message>
    <message>
        <source>For the category</source>
        <translation>Cho nhóm</translation>
    </message>
    <message>
        <source>For a free column</source>
        <translation>Cho cột tự do</translation>
    </message>
    <message>
        <source>Games played at least</source>
        <translation>Số ván đã đấu ít nhất</translation>
    </message>
    <message>
        <source>Played in the last round</source>
        <translation>Có đấu ván cuối</translation>
    </message>
    <message>
        <source>Points at least</source>
        <translation>Số điểm ít nhất</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Danh sách</translation>
    </message>
    <message>
        <source>Place prizes</source>
        <translation>Giải theo thứ hạng chung</translation>
    </message>
    <message>
        <source>Who may win</source>
        <translation>Ai được nhận</translation>
    </message>
    <message>
        <source>Ordered by</source>
        <translation>Xếp theo</translation>
    </message>
    <message>
        <source>Prizes</source>
        <translation>Giải thưởng</translation>
    </message>
    <message>
        <source>Ties</source>
        <translation>Đồng điểm</translation>
    </message>
    <message>
        <source>Who shares</source>
        <translation>Ai cùng chia</translation>
    </message>
    <message>
        <source>Nobody gets less than</source>
        <translation>Không ai nhận ít hơn</translation>
    </message>
    <message>
        <source>Sharing ends with place</source>
        <translation>Chia đến hết hạng</translation>
    </message>
    <message>
        <source>A tie across that place</source>
        <translation>Bằng điểm vắt qua hạng đó</translation>
    </message>
    <message>
        <source>One prize a player within</source>
        <translation>Mỗi người một giải trong nhóm</translation>
    </message>
    <message>
        <source>Adds up with other prizes</source>
        <translation>Cộng thêm với giải khác</translation>
    </message>
    <message>
        <source>The lower of two</source>
        <translation>Giải thấp hơn trong hai</translation>
    </message>
    <message>
        <source>Behind a place left</source>
        <translation>Sau hạng bỏ trống</translation>
    </message>
    <message>
        <source>Entrants at least</source>
        <translation>Ít nhất số người dự</translation>
    </message>
    <message>
        <source>With fewer</source>
        <translation>Nếu ít hơn</translation>
    </message>
    <message>
        <source>Joined to the list</source>
        <translation>Gộp vào danh sách</translation>
    </message>
    <message>
        <source>Unrated winners get %</source>
        <translation>Người chưa có hệ số nhận %</translation>
    </message>
    <message>
        <source>Based on entries</source>
        <translation>Tính theo số người</translation>
    </message>
    <message>
        <source>Its first three get medals</source>
        <translation>Ba hạng đầu có huy chương</translation>
    </message>
    <message>
        <source>Player without prizes</source>
        <translation>Đấu thủ không nhận giải</translation>
    </message>
    <message>
        <source>List without the player</source>
        <translation>Danh sách không có đấu thủ</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Lý do</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Đơn vị tiền</translation>
    </message>
    <message>
        <source>Round to</source>
        <translation>Làm tròn đến</translation>
    </message>
    <message>
        <source>Rounding</source>
        <translation>Cách làm tròn</translation>
    </message>
    <message>
        <source>Ages on</source>
        <translation>Tính tuổi ngày</translation>
    </message>
    <message>
        <source>US 32B: nobody over the largest prize alone</source>
        <translation>Hoa Kỳ 32B: không ai hơn giải lớn nhất khi nhận một mình</translation>
    </message>
    <message>
        <source>Entries that count</source>
        <translation>Số người tính quỹ giải</translation>
    </message>
    <message>
        <source>Joint third (two bronze medals)</source>
        <translation>Đồng hạng ba (hai huy chương đồng)</translation>
    </message>
    <message>
        <source>Lists of prizes</source>
        <translation>Các danh sách giải</translation>
    </message>
    <message>
        <source>Left out of the prizes</source>
        <translation>Không tính giải</translation>
    </message>
    <message>
        <source>Open protests</source>
        <translation>Khiếu nại còn mở</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Người nhận giải</translation>
    </message>
    <message>
        <source>List of the prize</source>
        <translation>Danh sách của giải</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Hạng</translation>
    </message>
    <message>
        <source>Amount that was frozen</source>
        <translation>Số tiền đã chốt</translation>
    </message>
    <message>
        <source>Frozen after round</source>
        <translation>Chốt sau ván</translation>
    </message>
    <message>
        <source>Frozen prizes</source>
        <translation>Giải thưởng đã chốt</translation>
    </message>
    <message>
        <source>Names, places, dates</source>
        <translation>Tên, nơi, ngày</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Điều lệ</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Đấu thủ</translation>
    </message>
    <message>
        <source>Rounds played</source>
        <translation>Các ván đã bốc thăm</translation>
    </message>
    <message>
        <source>Requested byes</source>
        <translation>Miễn đấu theo yêu cầu</translation>
    </message>
    <message>
        <source>Bonus and penalty points</source>
        <translation>Điểm thưởng và điểm phạt</translation>
    </message>
    <message>
        <source>Teams of the section</source>
        <translation>Đồng đội</translation>
    </message>
    <message>
        <source>Lines of the file that are kept</source>
        <translation>Các dòng của tệp được giữ lại</translation>
    </message>
    <message>
        <source>Plan of the prizes</source>
        <translation>Cơ cấu giải thưởng</translation>
    </message>
    <message>
        <source>Prizes as they were frozen</source>
        <translation>Giải thưởng như đã chốt</translation>
    </message>
    <message>
        <source>Contents of the section</source>
        <translation>Nội dung bảng</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Giải</translation>
    </message>
    <message>
        <source>How units are ranked</source>
        <translation>Cách xếp hạng đơn vị</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Các bảng</translation>
    </message>
    <message>
        <source>Swiss, FIDE (Dutch)</source>
        <translation>Hệ Thụy Sĩ, FIDE (Dutch)</translation>
    </message>
    <message>
        <source>Round robin</source>
        <translation>Vòng tròn</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>Xếp tay</translation>
    </message>
    <message>
        <source>Another system</source>
        <translation>Hệ khác</translation>
    </message>
    <message>
        <source>C.04.3 of 2017</source>
        <translation>C.04.3 bản 2017</translation>
    </message>
    <message>
        <source>C.04.3 of 2026</source>
        <translation>C.04.3 bản 2026</translation>
    </message>
    <message>
        <source>before September 2023</source>
        <translation>trước tháng 9/2023</translation>
    </message>
    <message>
        <source>C.07 of 2024</source>
        <translation>C.07 bản 2024</translation>
    </message>
    <message>
        <source>C.07 of 2026</source>
        <translation>C.07 bản 2026</translation>
    </message>
    <message>
        <source>a fixed rating</source>
        <translation>một hệ số cố định</translation>
    </message>
    <message>
        <source>the lowest of the section</source>
        <translation>hệ số thấp nhất của bảng</translation>
    </message>
    <message>
        <source>the average of the section</source>
        <translation>hệ số trung bình của bảng</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>không tính</translation>
    </message>
    <message>
        <source>by name</source>
        <translation>theo tên</translation>
    </message>
    <message>
        <source>as entered</source>
        <translation>theo thứ tự nhập</translation>
    </message>
    <message>
        <source>the older first</source>
        <translation>người lớn tuổi trước</translation>
    </message>
    <message>
        <source>by lot</source>
        <translation>bốc thăm</translation>
    </message>
    <message>
        <source>none</source>
        <translation>không có</translation>
    </message>
    <message>
        <source>final of the national championship (1.4.3a)</source>
        <translation>chung kết giải vô địch quốc gia (1.4.3a)</translation>
    </message>
    <message>
        <source>national team championship (1.4.3b)</source>
        <translation>giải đồng đội quốc gia (1.4.3b)</translation>
    </message>
    <message>
        <source>zonal or sub-zonal (1.4.3c)</source>
        <translation>giải khu vực (1.4.3c)</translation>
    </message>
    <message>
        <source>by medals</source>
        <translation>theo huy chương</translation>
    </message>
    <message>
        <source>by sum of places</source>
        <translation>theo tổng thứ hạng</translation>
    </message>
    <message>
        <source>by sum of points</source>
        <translation>theo tổng điểm</translation>
    </message>
    <message>
        <source>Chess</source>
        <translation>Cờ vua</translation>
    </message>
    <message>
        <source>Xiangqi</source>
        <translation>Cờ tướng</translation>
    </message>
    <message>
        <source>Other game</source>
        <translation>Môn khác</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Cờ tiêu chuẩn</translation>
    </message>
    <message>
        <source>Rapid</source>
        <translation>Cờ nhanh</translation>
    </message>
    <message>
        <source>Blitz</source>
        <translation>Cờ chớp</translation>
    </message>
    <message>
        <source>in each of these rounds</source>
        <translation>ở mọi ván trong khoảng này</translation>
    </message>
    <message>
        <source>not in the last round if both have more than half</source>
        <translation>trừ ván cuối nếu cả hai có hơn nửa số điểm</translation>
    </message>
    <message>
        <source>only in the last round, if both have more than half</source>
        <translation>chỉ ở ván cuối, nếu cả hai có hơn nửa số điểm</translation>
    </message>
    <message>
        <source>the first team</source>
        <translation>đội thứ nhất</translation>
    </message>
    <message>
        <source>the second team</source>
        <translation>đội thứ hai</translation>
    </message>
    <message>
        <source>neither</source>
        <translation>không đội nào</translation>
    </message>
    <message>
        <source>not shared: the tie-breaks decide</source>
        <translation>không chia: theo hệ số phụ</translation>
    </message>
    <message>
        <source>in equal parts</source>
        <translation>chia đều</translation>
    </message>
    <message>
        <source>Hort: half by place, half equally</source>
        <translation>Hort: nửa theo hạng, nửa chia đều</translation>
    </message>
    <message>
        <source>US: pooled with class prizes</source>
        <translation>Mỹ: gộp với giải hạng</translation>
    </message>
    <message>
        <source>all who are tied</source>
        <translation>mọi người bằng điểm</translation>
    </message>
    <message>
        <source>those in prize places</source>
        <translation>người trong các hạng có giải</translation>
    </message>
    <message>
        <source>shared up to it</source>
        <translation>chia đến hạng đó</translation>
    </message>
    <message>
        <source>shared as a whole</source>
        <translation>chia cả nhóm</translation>
    </message>
    <message>
        <source>not shared</source>
        <translation>không chia</translation>
    </message>
    <message>
        <source>remainders to the largest</source>
        <translation>phần dư cho số lớn nhất</translation>
    </message>
    <message>
        <source>half up</source>
        <translation>nửa thì lên</translation>
    </message>
    <message>
        <source>down</source>
        <translation>xuống</translation>
    </message>
    <message>
        <source>all move up</source>
        <translation>mọi người lên một hạng</translation>
    </message>
    <message>
        <source>places stay</source>
        <translation>giữ nguyên hạng</translation>
    </message>
    <message>
        <source>goes to the next</source>
        <translation>chuyển cho người kế tiếp</translation>
    </message>
    <message>
        <source>passes its money on</source>
        <translation>chuyển tiền xuống</translation>
    </message>
    <message>
        <source>is not paid</source>
        <translation>không trả</translation>
    </message>
    <message>
        <source>not awarded</source>
        <translation>không trao</translation>
    </message>
    <message>
        <source>half the money</source>
        <translation>nửa số tiền</translation>
    </message>
    <message>
        <source>joined to</source>
        <translation>gộp vào</translation>
    </message>
    <message>
        <source>the standings</source>
        <translation>bảng xếp hạng</translation>
    </message>
    <message>
        <source>best rating gain</source>
        <translation>tăng hệ số nhiều nhất</translation>
    </message>
    <message>
        <source>best performance</source>
        <translation>hiệu suất cao nhất</translation>
    </message>
    <message>
        <source>win nothing here</source>
        <translation>không được giải này</translation>
    </message>
    <message>
        <source>like the others</source>
        <translation>như mọi người</translation>
    </message>
    <message>
        <source>alone</source>
        <translation>chỉ họ</translation>
    </message>
    <message>
        <source>31 December</source>
        <translation>31 tháng 12</translation>
    </message>
    <message>
        <source>1 January</source>
        <translation>1 tháng 1</translation>
    </message>
    <message>
        <source>–</source>
        <translation>–</translation>
    </message>
    <message>
        <source>male</source>
        <translation>nam</translation>
    </message>
    <message>
        <source>female</source>
        <translation>nữ</translation>
    </message>
    <message>
        <source>“%1” can&apos;t stand under “%2”. Type %3, or nothing.</source>
        <translation>“%1” không ghi được ở “%2”. Hãy gõ %3, hoặc để trống.</translation>
    </message>
    <message>
        <source>Swiss, Dubov (C.04.4.1)</source>
        <translation>Hệ Thụy Sĩ, Dubov (C.04.4.1)</translation>
    </message>
    <message>
        <source>Swiss, Burstein (C.04.4.2)</source>
        <translation>Hệ Thụy Sĩ, Burstein (C.04.4.2)</translation>
    </message>
    <message>
        <source>Swiss for teams (C.04.6)</source>
        <translation>Hệ Thụy Sĩ đồng đội (C.04.6)</translation>
    </message>
    <message>
        <source>Round of the absence</source>
        <translation>Ván vắng mặt</translation>
    </message>
    <message>
        <source>Absent team</source>
        <translation>Đội vắng mặt</translation>
    </message>
    <message>
        <source>What the absent team gets</source>
        <translation>Đội vắng mặt được tính</translation>
    </message>
    <message>
        <source>To round</source>
        <translation>Đến ván</translation>
    </message>
    <message>
        <source>Teams that may not meet</source>
        <translation>Các đội không được gặp nhau</translation>
    </message>
    <message>
        <source>Absent teams</source>
        <translation>Các đội vắng mặt</translation>
    </message>
    <message>
        <source>How the round was published</source>
        <translation>Ván như lúc công bố</translation>
    </message>
    <message>
        <source>Earlier round</source>
        <translation>Ván trước</translation>
    </message>
    <message>
        <source>Boards of an earlier round were others</source>
        <translation>Bàn của ván trước đã khác</translation>
    </message>
    <message>
        <source>Boards of an earlier round</source>
        <translation>Các bàn của ván trước</translation>
    </message>
    <message>
        <source>Byes of an earlier round</source>
        <translation>Miễn đấu và vắng của ván trước</translation>
    </message>
    <message>
        <source>Results of an earlier round</source>
        <translation>Kết quả của ván trước</translation>
    </message>
    <message>
        <source>Players with a new number</source>
        <translation>Đấu thủ có số mới</translation>
    </message>
    <message>
        <source>Numbers as published</source>
        <translation>Số lúc công bố</translation>
    </message>
    <message>
        <source>Initial order as published</source>
        <translation>Thứ tự ban đầu lúc công bố</translation>
    </message>
    <message>
        <source>Boards as published</source>
        <translation>Các bàn lúc công bố</translation>
    </message>
    <message>
        <source>Byes as published</source>
        <translation>Miễn đấu và vắng lúc công bố</translation>
    </message>
    <message>
        <source>Seated though not to be paired</source>
        <translation>Được xếp dù không thuộc diện ghép cặp</translation>
    </message>
    <message>
        <source>Earlier rounds as known then</source>
        <translation>Các ván trước như đã biết lúc đó</translation>
    </message>
    <message>
        <source>Bonus and penalty points as known then</source>
        <translation>Điểm thưởng, điểm phạt lúc đó</translation>
    </message>
    <message>
        <source>as the members are listed</source>
        <translation>theo danh sách thành viên</translation>
    </message>
    <message>
        <source>by rating</source>
        <translation>theo hệ số</translation>
    </message>
    <message>
        <source>free</source>
        <translation>tự do</translation>
    </message>
    <message>
        <source>the lowest ones</source>
        <translation>các bàn cuối</translation>
    </message>
    <message>
        <source>any</source>
        <translation>bàn bất kỳ</translation>
    </message>
    <message>
        <source>no board</source>
        <translation>không bàn nào</translation>
    </message>
    <message>
        <source>Tables kept</source>
        <translation>Số bàn dành cho bảng</translation>
    </message>
    <message>
        <source>Room</source>
        <translation>Phòng</translation>
    </message>
    <message>
        <source>Group that plays at the same time</source>
        <translation>Nhóm thi đấu cùng giờ</translation>
    </message>
    <message>
        <source>Captain</source>
        <translation>Đội trưởng</translation>
    </message>
    <message>
        <source>Reason of the line-up</source>
        <translation>Lý do của đội hình</translation>
    </message>
    <message>
        <source>Board kept for some players</source>
        <translation>Bàn dành riêng</translation>
    </message>
    <message>
        <source>Sex of who may play on it</source>
        <translation>Giới tính của người được chơi bàn ấy</translation>
    </message>
    <message>
        <source>Year of birth from which one may play on it</source>
        <translation>Năm sinh từ đó được chơi bàn ấy</translation>
    </message>
    <message>
        <source>Order of the boards</source>
        <translation>Thứ tự các bàn</translation>
    </message>
    <message>
        <source>Rating points by which the order may differ</source>
        <translation>Độ lệch hệ số cho phép</translation>
    </message>
    <message>
        <source>Boards that may stay empty</source>
        <translation>Bàn được để trống</translation>
    </message>
    <message>
        <source>Most reserves in a match</source>
        <translation>Nhiều dự bị nhất trong một trận</translation>
    </message>
    <message>
        <source>Fewest players in a match</source>
        <translation>Ít đấu thủ nhất trong một trận</translation>
    </message>
    <message>
        <source>Boards kept for women or youth</source>
        <translation>Bàn dành cho nữ hoặc trẻ</translation>
    </message>
    <message>
        <source>Line-ups due</source>
        <translation>Hạn nộp đội hình</translation>
    </message>
    <message>
        <source>Round of the awarded points</source>
        <translation>Ván của điểm được cho</translation>
    </message>
    <message>
        <source>Team of the awarded points</source>
        <translation>Đội được cho điểm</translation>
    </message>
    <message>
        <source>Result of the match</source>
        <translation>Kết quả trận</translation>
    </message>
    <message>
        <source>Match points awarded</source>
        <translation>Điểm trận được cho</translation>
    </message>
    <message>
        <source>Game points awarded</source>
        <translation>Điểm ván được cho</translation>
    </message>
    <message>
        <source>From so many game points</source>
        <translation>Từ số điểm ván</translation>
    </message>
    <message>
        <source>Match points by game points</source>
        <translation>Điểm trận theo điểm ván</translation>
    </message>
    <message>
        <source>Points awarded to teams</source>
        <translation>Điểm cho các đội</translation>
    </message>
    <message>
        <source>Rules for line-ups</source>
        <translation>Điều lệ đội hình</translation>
    </message>
    <message>
        <source>Scale of match points</source>
        <translation>Thang điểm trận</translation>
    </message>
    <message>
        <source>by points for places</source>
        <translation>theo điểm xếp hạng</translation>
    </message>
    <message>
        <source>the best of the event</source>
        <translation>của cả giải</translation>
    </message>
    <message>
        <source>the best of each section, added</source>
        <translation>của từng bảng, rồi cộng lại</translation>
    </message>
    <message>
        <source>gold medals</source>
        <translation>số huy chương vàng</translation>
    </message>
    <message>
        <source>silver medals</source>
        <translation>số huy chương bạc</translation>
    </message>
    <message>
        <source>bronze medals</source>
        <translation>số huy chương đồng</translation>
    </message>
    <message>
        <source>number of players who count</source>
        <translation>số đấu thủ được tính</translation>
    </message>
    <message>
        <source>sum of places</source>
        <translation>tổng thứ hạng</translation>
    </message>
    <message>
        <source>sum of points</source>
        <translation>tổng điểm</translation>
    </message>
    <message>
        <source>sum of points for places</source>
        <translation>tổng điểm xếp hạng</translation>
    </message>
    <message>
        <source>best single place</source>
        <translation>thứ hạng cá nhân tốt nhất</translation>
    </message>
    <message>
        <source>Whose best count</source>
        <translation>Tính người giỏi nhất</translation>
    </message>
    <message>
        <source>Points by place</source>
        <translation>Điểm theo hạng</translation>
    </message>
    <message>
        <source>Where units are level</source>
        <translation>Khi các đơn vị bằng nhau</translation>
    </message>
    <message>
        <source>Number at chess-results.com</source>
        <translation>Số ở chess-results.com</translation>
    </message>
    <message>
        <source>Round robin of teams</source>
        <translation>Vòng tròn đồng đội</translation>
    </message>
    <message>
        <source>Scheveningen (two teams)</source>
        <translation>Scheveningen (hai đội)</translation>
    </message>
    <message>
        <source>By a table of the event</source>
        <translation>Theo bảng đấu riêng của giải</translation>
    </message>
    <message>
        <source>Round of a board of the table</source>
        <translation>Ván của một bàn trong bảng đấu</translation>
    </message>
    <message>
        <source>Board of the table</source>
        <translation>Bàn trong bảng đấu</translation>
    </message>
    <message>
        <source>Team with White in the table</source>
        <translation>Đội cầm Trắng trong bảng đấu</translation>
    </message>
    <message>
        <source>Place with White in the table</source>
        <translation>Vị trí cầm Trắng trong bảng đấu</translation>
    </message>
    <message>
        <source>Team with Black in the table</source>
        <translation>Đội cầm Đen trong bảng đấu</translation>
    </message>
    <message>
        <source>Place with Black in the table</source>
        <translation>Vị trí cầm Đen trong bảng đấu</translation>
    </message>
    <message>
        <source>Further games whenever two meet</source>
        <translation>Số ván đấu thêm mỗi lần gặp nhau</translation>
    </message>
    <message>
        <source>These games repeat the whole table</source>
        <translation>Các ván này lặp lại cả bảng đấu</translation>
    </message>
    <message>
        <source>The home team has Black on board 1</source>
        <translation>Đội chủ nhà cầm Đen ở bàn 1</translation>
    </message>
    <message>
        <source>Table of the event</source>
        <translation>Bảng đấu của giải</translation>
    </message>
    <message>
        <source>Knock-out</source>
        <translation>Loại trực tiếp</translation>
    </message>
    <message>
        <source>the winners of neighbouring matches</source>
        <translation>người thắng hai trận kề nhau</translation>
    </message>
    <message>
        <source>drawn anew: the highest seed meets the lowest</source>
        <translation>bốc lại: hạt giống cao nhất gặp thấp nhất</translation>
    </message>
    <message>
        <source>drawn anew by lot</source>
        <translation>rút thăm lại</translation>
    </message>
    <message>
        <source>Games of a stage of a match</source>
        <translation>Số ván của một chặng</translation>
    </message>
    <message>
        <source>Tempo of a stage of a match</source>
        <translation>Loại cờ của một chặng</translation>
    </message>
    <message>
        <source>Time of a stage of a match</source>
        <translation>Thời gian của một chặng</translation>
    </message>
    <message>
        <source>Black wins a drawn game of the stage</source>
        <translation>Ván hòa của chặng là Đen thắng</translation>
    </message>
    <message>
        <source>Stages of a match</source>
        <translation>Các chặng của một trận</translation>
    </message>
    <message>
        <source>Who meets whom in later rounds</source>
        <translation>Ai gặp ai ở các vòng sau</translation>
    </message>
    <message>
        <source>Match for the third place</source>
        <translation>Trận tranh hạng ba</translation>
    </message>
    <message>
        <source>Players of one unit meet from this round of the bracket on</source>
        <translation>Người cùng đơn vị gặp nhau sớm nhất ở vòng</translation>
    </message>
    <message>
        <source>Lots decide who begins a match with White</source>
        <translation>Rút thăm ai cầm Trắng trước</translation>
    </message>
    <message>
        <source>Drawing of lots of the knock-out</source>
        <translation>Rút thăm của giải loại trực tiếp</translation>
    </message>
    <message>
        <source>Section that it continues</source>
        <translation>Là giai đoạn sau của bảng</translation>
    </message>
    <message>
        <source>Double-Swiss, matches of two games (C.04.5)</source>
        <translation>Double-Swiss, trận hai ván (C.04.5)</translation>
    </message>
    <message>
        <source>Keizer, for clubs</source>
        <translation>Keizer, cho câu lạc bộ</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>không</translation>
    </message>
    <message>
        <source>a sixth</source>
        <translation>một phần sáu</translation>
    </message>
    <message>
        <source>a quarter</source>
        <translation>một phần tư</translation>
    </message>
    <message>
        <source>a third</source>
        <translation>một phần ba</translation>
    </message>
    <message>
        <source>two fifths</source>
        <translation>hai phần năm</translation>
    </message>
    <message>
        <source>half</source>
        <translation>một nửa</translation>
    </message>
    <message>
        <source>three fifths</source>
        <translation>ba phần năm</translation>
    </message>
    <message>
        <source>two thirds</source>
        <translation>hai phần ba</translation>
    </message>
    <message>
        <source>three quarters</source>
        <translation>ba phần tư</translation>
    </message>
    <message>
        <source>five sixths</source>
        <translation>năm phần sáu</translation>
    </message>
    <message>
        <source>the whole</source>
        <translation>toàn bộ</translation>
    </message>
    <message>
        <source>Value of the first in the ranking</source>
        <translation>Giá trị của người đầu bảng</translation>
    </message>
    <message>
        <source>Everybody has his own value from the start</source>
        <translation>Mỗi người có sẵn giá trị của mình từ đầu</translation>
    </message>
    <message>
        <source>Win: part of the opponent&apos;s value</source>
        <translation>Thắng: phần giá trị của đối thủ</translation>
    </message>
    <message>
        <source>Draw: part of the opponent&apos;s value</source>
        <translation>Hòa: phần giá trị của đối thủ</translation>
    </message>
    <message>
        <source>Loss: part of the opponent&apos;s value</source>
        <translation>Thua: phần giá trị của đối thủ</translation>
    </message>
    <message>
        <source>Win by forfeit: part of the opponent&apos;s value</source>
        <translation>Thắng do đối thủ vắng: phần giá trị của đối thủ</translation>
    </message>
    <message>
        <source>Nobody left to meet: part of the own value</source>
        <translation>Miễn đấu vì lẻ người: phần giá trị của mình</translation>
    </message>
    <message>
        <source>Absent with notice: part of the own value</source>
        <translation>Vắng có báo: phần giá trị của mình</translation>
    </message>
    <message>
        <source>Paid absences with notice at most</source>
        <translation>Số lần vắng có báo được tính nhiều nhất</translation>
    </message>
    <message>
        <source>Away for the club: part of the own value</source>
        <translation>Đi việc cho câu lạc bộ: phần giá trị của mình</translation>
    </message>
    <message>
        <source>Absent without notice: part of the own value</source>
        <translation>Vắng không báo: phần giá trị của mình</translation>
    </message>
    <message>
        <source>Games of two with each other at most</source>
        <translation>Hai người đấu với nhau nhiều nhất mấy ván</translation>
    </message>
    <message>
        <source>Keizer&apos;s system</source>
        <translation>Hệ Keizer</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Câu lạc bộ</translation>
    </message>
    <message>
        <source>Plays at home in</source>
        <translation>Sân nhà</translation>
    </message>
    <message>
        <source>Line-ups stay unseen until both are in, or the deadline has passed</source>
        <translation>Đội hình chưa cho xem đến khi cả hai đội đã nộp hoặc hết hạn</translation>
    </message>
    <message>
        <source>Games for higher teams of the club after which nobody plays for a lower one</source>
        <translation>Đấu cho các đội trên của câu lạc bộ đủ số ván này thì không đấu cho đội dưới nữa</translation>
    </message>
    <message>
        <source>Round of the deadline</source>
        <translation>Ván của hạn nộp</translation>
    </message>
    <message>
        <source>Line-ups due on</source>
        <translation>Hạn nộp đội hình, ngày</translation>
    </message>
    <message>
        <source>Line-ups due at</source>
        <translation>Hạn nộp đội hình, giờ</translation>
    </message>
    <message>
        <source>Round of the match</source>
        <translation>Ván của trận</translation>
    </message>
    <message>
        <source>First team of the match</source>
        <translation>Đội thứ nhất của trận</translation>
    </message>
    <message>
        <source>Second team of the match</source>
        <translation>Đội thứ hai của trận</translation>
    </message>
    <message>
        <source>Day of the match</source>
        <translation>Ngày đấu</translation>
    </message>
    <message>
        <source>Time of the match</source>
        <translation>Giờ đấu</translation>
    </message>
    <message>
        <source>Venue of the match</source>
        <translation>Nơi đấu</translation>
    </message>
    <message>
        <source>Moved from</source>
        <translation>Dời từ ngày</translation>
    </message>
    <message>
        <source>Deadlines of line-ups</source>
        <translation>Hạn nộp đội hình</translation>
    </message>
    <message>
        <source>Days of play</source>
        <translation>Ngày đấu</translation>
    </message>
    <message>
        <source>Two do not meet again for so many rounds</source>
        <translation>Hai người không gặp lại trong mấy ván</translation>
    </message>
</context>
<context>
    <name>NextStep</name>
    <message>
        <source>New event…</source>
        <translation>Giải mới…</translation>
    </message>
    <message>
        <source>Add a section</source>
        <translation>Thêm một bảng</translation>
    </message>
    <message>
        <source>Working…</source>
        <translation>Đang làm…</translation>
    </message>
    <message>
        <source>Publish round %1</source>
        <translation>Công bố ván %1</translation>
    </message>
    <message>
        <source>Publish the change</source>
        <translation>Công bố thay đổi</translation>
    </message>
    <message>
        <source>Leave round %1 as it is</source>
        <translation>Giữ nguyên ván %1</translation>
    </message>
    <message>
        <source>Pair round %1</source>
        <translation>Bốc thăm ván %1</translation>
    </message>
    <message>
        <source>Add players</source>
        <translation>Thêm đấu thủ</translation>
    </message>
    <message>
        <source>Check in</source>
        <translation>Điểm danh</translation>
    </message>
    <message>
        <source>Print round %1</source>
        <translation>In ván %1</translation>
    </message>
    <message numerus="yes">
        <source>%n results missing</source>
        <translation>
            <numerusform>Thiếu %n kết quả</numerusform>
        </translation>
    </message>
    <message>
        <source>Prizes and report</source>
        <translation>Giải thưởng và báo cáo</translation>
    </message>
    <message>
        <source>Make the teams</source>
        <translation>Lập các đội</translation>
    </message>
</context>
<context>
    <name>Opening</name>
    <message>
        <source>This is a copy of an event that was open: complete to {until}; later entries may be missing.</source>
        <translation>Đây là bản sao của một giải đang mở: trọn vẹn đến {until}; mục sau đó có thể thiếu.</translation>
    </message>
    <message>
        <source>The program ended in the middle of an entry, or the log beside the file was damaged: complete to {until}; one entry behind it may be missing.</source>
        <translation>Chương trình đã dừng giữa lúc ghi một mục, hoặc nhật ký ghi bên cạnh tệp bị hỏng: trọn vẹn đến {until}; một mục sau đó có thể thiếu.</translation>
    </message>
    <message>
        <source>The log beside the file was damaged. Every entry is there.</source>
        <translation>Nhật ký ghi bên cạnh tệp bị hỏng. Mọi mục đều còn.</translation>
    </message>
    <message numerus="yes">
        <source>The log beside the file was damaged: complete to {until}; %n entries behind it are missing.</source>
        <translation>
            <numerusform>Nhật ký ghi bên cạnh tệp bị hỏng: trọn vẹn đến {until}; thiếu %n mục sau đó.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The log beside the file was damaged: complete to {until}; %n entries made from {first} to {last} are missing.</source>
        <translation>
            <numerusform>Nhật ký ghi bên cạnh tệp bị hỏng: trọn vẹn đến {until}; thiếu %n mục được ghi từ {first} đến {last}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Beside the file lay the log of another state or event; it was not mixed in. It has %n entries that are not in this event.</source>
        <translation>
            <numerusform>Bên cạnh tệp có nhật ký ghi của một trạng thái khác hoặc giải khác; nó không được trộn vào. Trong đó có %n mục không có trong giải này.</numerusform>
        </translation>
    </message>
    <message>
        <source>What lay there is kept: {file}</source>
        <translation>Những gì ở đó được giữ lại tại: {file}</translation>
    </message>
    <message>
        <source>This is the copy at an event&apos;s second place, complete to {until}; later entries of the event may be missing.</source>
        <translation>Đây là bản ở nơi thứ hai của một giải, trọn vẹn đến {until}; các mục ghi sau đó của giải có thể thiếu.</translation>
    </message>
</context>
<context>
    <name>PairingText</name>
    <message>
        <source>Round %1, board %2: the result of %3 – %4 is missing.</source>
        <translation>Ván %1, bàn %2: thiếu kết quả %3 – %4.</translation>
    </message>
    <message>
        <source>%1 and %2 have the same FIDE ID.</source>
        <translation>%1 và %2 có cùng mã FIDE.</translation>
    </message>
    <message>
        <source>%1 is entered twice.</source>
        <translation>%1 được nhập hai lần.</translation>
    </message>
    <message>
        <source>%1 has no rating.</source>
        <translation>%1 chưa có hệ số.</translation>
    </message>
    <message>
        <source>%1 has no FIDE ID.</source>
        <translation>%1 chưa có mã FIDE.</translation>
    </message>
    <message>
        <source>%1 can&apos;t have the rating %2.</source>
        <translation>%1 không thể có hệ số %2.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be born in %2.</source>
        <translation>%1 không thể sinh năm %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 would have %n half-point byes, over the limit.</source>
        <translation>
            <numerusform>%1 sẽ có %n lần BYE½, quá số cho phép.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players are to be paired: one will have the bye.</source>
        <translation>
            <numerusform>Có %n đấu thủ cần xếp cặp: một người sẽ được miễn đấu.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has withdrawn.</source>
        <translation>%1 đã bỏ cuộc.</translation>
    </message>
    <message>
        <source>%1 enters in this round.</source>
        <translation>%1 vào giải từ ván này.</translation>
    </message>
    <message>
        <source>There are fewer than two players to pair. Add players first.</source>
        <translation>Chưa đủ hai đấu thủ để bốc thăm. Hãy thêm đấu thủ trước.</translation>
    </message>
    <message>
        <source>All scheduled rounds are paired; round %1 is beyond the end of the tournament.</source>
        <translation>Mọi ván theo lịch đã được bốc thăm; ván %1 vượt quá số ván của giải.</translation>
    </message>
    <message>
        <source>Enter the result</source>
        <translation>Nhập kết quả</translation>
    </message>
    <message>
        <source>Go to the player</source>
        <translation>Đến đấu thủ</translation>
    </message>
    <message>
        <source>Look it up</source>
        <translation>Tra cứu</translation>
    </message>
    <message>
        <source>Edit the byes</source>
        <translation>Sửa miễn đấu</translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>Cho trở lại</translation>
    </message>
    <message>
        <source>Change the rounds</source>
        <translation>Đổi số ván</translation>
    </message>
    <message>
        <source>Player %1 is not in this section.</source>
        <translation>Không có đấu thủ %1 trong bảng này.</translation>
    </message>
    <message>
        <source>%1 sits in two places.</source>
        <translation>%1 ngồi ở hai chỗ.</translation>
    </message>
    <message>
        <source>%1 can&apos;t play against himself.</source>
        <translation>%1 không thể đấu với chính mình.</translation>
    </message>
    <message>
        <source>%1 has neither a board nor a bye.</source>
        <translation>%1 không có bàn mà cũng không được miễn đấu.</translation>
    </message>
    <message>
        <source>Only one player can have the bye: %1.</source>
        <translation>Chỉ một người được miễn đấu theo bốc thăm: %1.</translation>
    </message>
    <message>
        <source>%1 and %2 met in round %3.</source>
        <translation>%1 và %2 đã gặp nhau ở ván %3.</translation>
    </message>
    <message>
        <source>%1 and %2 may not meet.</source>
        <translation>%1 và %2 không được gặp nhau.</translation>
    </message>
    <message>
        <source>%1 and %2 may not meet: %3.</source>
        <translation>%1 và %2 không được gặp nhau: %3.</translation>
    </message>
    <message>
        <source>%1 would have %2 a third time running.</source>
        <translation>%1 sẽ cầm %2 lần thứ ba liên tiếp.</translation>
    </message>
    <message>
        <source>The colour difference of %1 would be %2.</source>
        <translation>Chênh lệch màu của %1 sẽ là %2.</translation>
    </message>
    <message>
        <source>%1 may not have the bye: a bye or a win without play was given in round %2.</source>
        <translation>%1 không được miễn đấu: đã được miễn đấu hoặc thắng không đấu ở ván %2.</translation>
    </message>
    <message>
        <source>The number of players is even: nobody needs the bye of %1.</source>
        <translation>Số đấu thủ chẵn: không cần miễn đấu cho %1.</translation>
    </message>
    <message>
        <source>%1 is not there in this round.</source>
        <translation>%1 không có mặt ở ván này.</translation>
    </message>
    <message>
        <source>By article %1, %2 has White.</source>
        <translation>Theo điều %1, %2 cầm Trắng.</translation>
    </message>
    <message>
        <source>This round can&apos;t be paired: the number of players is odd and every player has already had a bye or a win without play.</source>
        <translation>Không thể bốc thăm ván này: số đấu thủ lẻ và ai cũng đã được miễn đấu hoặc thắng không đấu.</translation>
    </message>
    <message numerus="yes">
        <source>This round can&apos;t be paired: at least %n players would stay without opponent.</source>
        <translation>
            <numerusform>Không thể bốc thăm ván này: ít nhất %n đấu thủ sẽ không có đối phương.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 may meet nobody outside this group.</source>
        <translation>%1 không được gặp ai ngoài nhóm này.</translation>
    </message>
    <message>
        <source>%1 may meet nobody else but %2.</source>
        <translation>%1 chỉ còn được gặp %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n players have no rating: %1.</source>
        <translation>
            <numerusform>%n đấu thủ chưa có hệ số: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players have no FIDE ID: %1.</source>
        <translation>
            <numerusform>%n đấu thủ chưa có mã FIDE: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is a team event: its teams are paired outside this program, and the rounds are read from the file.</source>
        <translation>Đây là giải đồng đội: các đội được bốc thăm ngoài phần mềm này, các ván đấu được đọc từ tệp.</translation>
    </message>
    <message>
        <source>The rounds of this section are paired by hand.</source>
        <translation>Các ván của bảng này do trọng tài xếp tay.</translation>
    </message>
    <message>
        <source>This section plays by the system %1, which this program does not pair. Its rounds are kept and shown; to go on here, choose another system in the rules.</source>
        <translation>Bảng này đấu theo hệ %1, hệ mà phần mềm này không bốc thăm. Các ván được giữ và hiển thị; muốn tiếp tục ở đây, hãy chọn hệ khác trong Điều lệ.</translation>
    </message>
    <message numerus="yes">
        <source>The numbers are out of order: %1 stands before %2, who has the higher rating. In order, %n players get another number.</source>
        <translation>
            <numerusform>Số thứ tự không theo hệ số: %1 đứng trước %2, người có hệ số cao hơn. Xếp lại thì %n đấu thủ đổi số.</numerusform>
        </translation>
    </message>
    <message>
        <source>Put the numbers in order</source>
        <translation>Xếp lại số thứ tự</translation>
    </message>
    <message numerus="yes">
        <source>This system pairs by ratings, and %n players have none: %1. Give each a provisional one (C.04.4.1, 1.1).</source>
        <translation>
            <numerusform>Hệ này xếp theo Elo mà %n đấu thủ chưa có: %1. Hãy cho mỗi người một hệ số tạm (C.04.4.1, 1.1).</numerusform>
        </translation>
    </message>
    <message>
        <source>This system pairs by ratings, and %1 has none. Give a provisional one (C.04.4.1, 1.1).</source>
        <translation>Hệ này xếp theo Elo mà %1 chưa có. Hãy cho một hệ số tạm (C.04.4.1, 1.1).</translation>
    </message>
    <message>
        <source>No endorsed program with a free checker exists for this system: for rated events FIDE advises against it (C.04.2, 1.4).</source>
        <translation>Hệ này chưa có phần mềm nào được FIDE công nhận kèm bộ kiểm tra miễn phí: FIDE khuyên không dùng cho giải tính Elo (C.04.2, 1.4).</translation>
    </message>
    <message>
        <source>This event began before 1 February 2026, under older rules for pairing teams, which this program does not know. Pair its rounds by hand.</source>
        <translation>Giải này bắt đầu trước ngày 1/2/2026, theo luật xếp đội cũ mà phần mềm này không có. Hãy xếp các ván bằng tay.</translation>
    </message>
    <message>
        <source>The table has no further round.</source>
        <translation>Bảng đấu không còn ván nào nữa.</translation>
    </message>
    <message>
        <source>A Scheveningen match is one of two teams with 2 to 10 players each.</source>
        <translation>Thể thức Scheveningen là trận đấu của hai đội, mỗi đội từ 2 đến 10 đấu thủ.</translation>
    </message>
    <message>
        <source>The table of the event is missing, has a player twice in a round, or names a team or a place that is not there.</source>
        <translation>Bảng đấu của giải chưa có, có đấu thủ xuất hiện hai lần trong một ván, hoặc nêu đội hay vị trí không tồn tại.</translation>
    </message>
    <message>
        <source>The knock-out is over: its last match is decided.</source>
        <translation>Giải loại trực tiếp đã xong: trận cuối đã có kết quả.</translation>
    </message>
    <message>
        <source>A knock-out goes on when every game of its matches has a result: enter them first, adjourned games too.</source>
        <translation>Giải loại trực tiếp chỉ đi tiếp khi mọi ván đã có kết quả: hãy nhập trước, cả ván hoãn.</translation>
    </message>
    <message>
        <source>match %1, game %2</source>
        <translation>trận %1, ván %2</translation>
    </message>
</context>
<context>
    <name>Paper</name>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
</context>
<context>
    <name>Picture</name>
    <message>
        <source>dummy</source>
        <translation>người nộm</translation>
    </message>
    <message>
        <source>sum</source>
        <translation>tổng</translation>
    </message>
    <message>
        <source>at best</source>
        <translation>tối đa</translation>
    </message>
    <message>
        <source>place</source>
        <translation>hạng</translation>
    </message>
    <message>
        <source>* adjusted score</source>
        <translation>* điểm điều chỉnh</translation>
    </message>
    <message>
        <source>(1): not played; the most it could give, as Mario Held counts it</source>
        <translation>(1): chưa gặp nhau; điểm tối đa có thể được, theo cách tính của Mario Held</translation>
    </message>
    <message>
        <source>met in round %1</source>
        <translation>đã gặp ở ván %1</translation>
    </message>
    <message>
        <source>ruled out</source>
        <translation>bị cấm xếp</translation>
    </message>
    <message>
        <source>both must get the same colour</source>
        <translation>cả hai phải cầm cùng màu</translation>
    </message>
    <message>
        <source>one of them has the bye</source>
        <translation>một người được miễn đấu</translation>
    </message>
    <message>
        <source>paired before with another</source>
        <translation>đã được xếp trước với người khác</translation>
    </message>
    <message>
        <source>worse, or later in the order, as told</source>
        <translation>kém hơn hoặc đứng sau trong thứ tự, như đã nêu</translation>
    </message>
    <message>
        <source>piece: the colour that is due</source>
        <translation>quân: màu đang cần</translation>
    </message>
    <message>
        <source>arrow under a line: came from above</source>
        <translation>mũi tên dưới vạch: từ nhóm trên xuống</translation>
    </message>
    <message>
        <source>arrow on a line: leaves the group</source>
        <translation>mũi tên trên vạch: rời nhóm</translation>
    </message>
    <message>
        <source>upper half</source>
        <translation>nửa trên</translation>
    </message>
    <message>
        <source>lower half</source>
        <translation>nửa dưới</translation>
    </message>
    <message>
        <source>possible by points: %1 to %2 (exact)</source>
        <translation>có thể theo điểm: từ hạng %1 đến hạng %2 (chính xác)</translation>
    </message>
    <message>
        <source>% of the finishes by place; framed: the place now</source>
        <translation>% số lần đấu thử theo hạng; hạng hiện nay có khung</translation>
    </message>
    <message>
        <source>white: old, black: new, outline: the event alone; on Elo&apos;s scale (7.5 × ECF + 700, 2840 − 8 × Ingo)</source>
        <translation>trắng: cũ, đen: mới, hình thoi: riêng giải này; theo thang Elo (7,5 × ECF + 700, 2840 − 8 × Ingo)</translation>
    </message>
    <message>
        <source>bye</source>
        <translation>miễn đấu</translation>
    </message>
</context>
<context>
    <name>Print</name>
    <message>
        <source>FIDE mode was left in round {0}.</source>
        <translation>Đã rời chế độ FIDE ở ván {0}.</translation>
    </message>
    <message>
        <source>pairing C.04.3, edition {0}</source>
        <translation>bốc thăm C.04.3, bản {0}</translation>
    </message>
    <message>
        <source>tie-breaks C.07, edition {0}</source>
        <translation>hệ số phụ C.07, bản {0}</translation>
    </message>
    <message>
        <source>page</source>
        <translation>trang</translation>
    </message>
    <message>
        <source>Explanation, round {0}</source>
        <translation>Giải thích, ván {0}</translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation>Giải thích</translation>
    </message>
    <message>
        <source>Arbiter</source>
        <translation>Trọng tài</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>Nhật ký giải</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Kết quả</translation>
    </message>
    <message>
        <source>Pairings of round {0}</source>
        <translation>Bốc thăm ván {0}</translation>
    </message>
    <message>
        <source>Who plays where in round {0}</source>
        <translation>Tra chỗ ngồi ván {0}</translation>
    </message>
    <message>
        <source>Result slips of round {0}</source>
        <translation>Phiếu kết quả ván {0}</translation>
    </message>
    <message>
        <source>Round {0}</source>
        <translation>Ván {0}</translation>
    </message>
    <message>
        <source>Board {0}</source>
        <translation>Bàn {0}</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Danh sách đấu thủ</translation>
    </message>
    <message>
        <source>Final standings</source>
        <translation>Bảng xếp hạng chung cuộc</translation>
    </message>
    <message>
        <source>Standings after round {0}</source>
        <translation>Bảng xếp hạng sau ván {0}</translation>
    </message>
    <message>
        <source>Crosstable after round {0}</source>
        <translation>Bảng điểm chi tiết sau ván {0}</translation>
    </message>
    <message>
        <source>Standings by unit after round {0}</source>
        <translation>Xếp hạng theo đơn vị sau ván {0}</translation>
    </message>
    <message>
        <source>Standings by category after round {0}</source>
        <translation>Xếp hạng theo nhóm tuổi, hạng sau ván {0}</translation>
    </message>
    <message>
        <source>No player has a category.</source>
        <translation>Chưa có đấu thủ nào ghi hạng.</translation>
    </message>
    <message>
        <source>until August 2023</source>
        <translation>đến tháng 8/2023</translation>
    </message>
    <message>
        <source>{0} ratings after the tournament</source>
        <translation>Hệ số {0} sau giải</translation>
    </message>
    <message>
        <source>The program shows further details of each step.</source>
        <translation>Chương trình còn hiển thị thêm chi tiết của từng bước.</translation>
    </message>
    <message>
        <source>Explanation, after round {0}</source>
        <translation>Giải thích, sau ván {0}</translation>
    </message>
    <message>
        <source>No player has a unit or a federation.</source>
        <translation>Chưa đấu thủ nào có đơn vị hoặc liên đoàn.</translation>
    </message>
    <message>
        <source>Complaints</source>
        <translation>Khiếu nại</translation>
    </message>
    <message>
        <source>Question: {0}</source>
        <translation>Câu hỏi: {0}</translation>
    </message>
    <message>
        <source>Answer: {0}</source>
        <translation>Trả lời: {0}</translation>
    </message>
    <message>
        <source>Note and decision: {0}</source>
        <translation>Ghi chú và quyết định: {0}</translation>
    </message>
    <message>
        <source>No complaint was kept.</source>
        <translation>Không có khiếu nại nào được ghi.</translation>
    </message>
    <message>
        <source>pairing system {0}</source>
        <translation>hệ bốc thăm {0}</translation>
    </message>
    <message>
        <source>Pairings by board</source>
        <translation>Bốc thăm theo bàn</translation>
    </message>
    <message>
        <source>Pairings by name</source>
        <translation>Bốc thăm theo tên</translation>
    </message>
    <message>
        <source>Result slips</source>
        <translation>Phiếu kết quả</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Xếp hạng</translation>
    </message>
    <message>
        <source>Crosstable</source>
        <translation>Bảng điểm</translation>
    </message>
    <message>
        <source>Standings by unit</source>
        <translation>Xếp hạng theo đơn vị</translation>
    </message>
    <message>
        <source>Standings by category</source>
        <translation>Xếp hạng theo nhóm</translation>
    </message>
    <message>
        <source>Ratings</source>
        <translation>Hệ số</translation>
    </message>
    <message>
        <source>Numbers since then: {0}</source>
        <translation>Số từ đó đến nay: {0}</translation>
    </message>
    <message>
        <source>Why this round</source>
        <translation>Giải thích cả ván</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Bàn</translation>
    </message>
    <message>
        <source>Why these colours</source>
        <translation>Vì sao màu này</translation>
    </message>
    <message>
        <source>Why this opponent</source>
        <translation>Vì sao gặp nhau</translation>
    </message>
    <message>
        <source>Why this round? Round {0}</source>
        <translation>Giải thích bốc thăm ván {0}</translation>
    </message>
    <message>
        <source>Byes and floats</source>
        <translation>Miễn đấu và xuống nhóm</translation>
    </message>
    <message>
        <source>Prizes</source>
        <translation>Giải thưởng</translation>
    </message>
    <message>
        <source>Receipts</source>
        <translation>Danh sách ký nhận</translation>
    </message>
    <message>
        <source>Prizes after round {0}</source>
        <translation>Giải thưởng sau ván {0}</translation>
    </message>
    <message>
        <source>Receipts for prize money</source>
        <translation>Danh sách ký nhận tiền thưởng</translation>
    </message>
    <message>
        <source>Player cards with codes</source>
        <translation>Thẻ đấu thủ có mã QR</translation>
    </message>
    <message>
        <source>Door sheet: Wi-Fi and pages</source>
        <translation>Tờ dán cửa: Wi-Fi và trang web</translation>
    </message>
    <message>
        <source>On your phone</source>
        <translation>Trên điện thoại của bạn</translation>
    </message>
    <message>
        <source>Your board on your phone</source>
        <translation>Bàn của bạn trên điện thoại</translation>
    </message>
    <message>
        <source>password: {0}</source>
        <translation>mật khẩu: {0}</translation>
    </message>
    <message>
        <source>1. Join the Wi-Fi</source>
        <translation>1. Vào Wi-Fi</translation>
    </message>
    <message>
        <source>Open the page</source>
        <translation>Mở trang</translation>
    </message>
    <message>
        <source>2. Open the page</source>
        <translation>2. Mở trang</translation>
    </message>
    <message>
        <source>If the phone says that this Wi-Fi has no internet: stay connected.</source>
        <translation>Nếu điện thoại báo Wi-Fi này không có internet: cứ giữ kết nối.</translation>
    </message>
    <message>
        <source>The list on the wall is the official one.</source>
        <translation>Danh sách dán tại giải là bản chính thức.</translation>
    </message>
    <message>
        <source>Player cards</source>
        <translation>Thẻ đấu thủ</translation>
    </message>
    <message>
        <source>Standings of girls and boys</source>
        <translation>Xếp hạng nữ và nam</translation>
    </message>
    <message>
        <source>Standings of girls and boys after round {0}</source>
        <translation>Xếp hạng nữ và nam sau ván {0}</translation>
    </message>
    <message>
        <source>Not both girls and boys are in this section.</source>
        <translation>Bảng này không có cả nữ lẫn nam.</translation>
    </message>
    <message>
        <source>Units of the whole event</source>
        <translation>Đơn vị toàn giải (toàn đoàn)</translation>
    </message>
    <message>
        <source>Medal table</source>
        <translation>Bảng tổng sắp huy chương</translation>
    </message>
    <message>
        <source>Running order of the ceremony</source>
        <translation>Thứ tự trao giải</translation>
    </message>
    <message>
        <source>Certificates</source>
        <translation>Giấy chứng nhận</translation>
    </message>
    <message>
        <source>Nobody stands in this list yet.</source>
        <translation>Chưa có ai trong danh sách này.</translation>
    </message>
    <message>
        <source>Closing ceremony: running order</source>
        <translation>Lễ bế mạc: thứ tự trao giải</translation>
    </message>
    <message>
        <source>16* {event}
12 {town}
8
36* CERTIFICATE
8
14 is awarded to
30* {name}
16 {unit}
6
22* {prize}
16 {section}
13 {award}
8
12&gt; {town}, {day}/{month}/{year}
12*&gt; Chief arbiter
20
13&gt; {arbiter}
9&lt; No. {number}</source>
        <translation>16* {event}
12 {town}
8
36* GIẤY CHỨNG NHẬN
8
14 Ban tổ chức chứng nhận
30* {name}
16 {unit}
6
14 đã đạt
22* {prize}
16 {section}
13 {award}
8
12&gt; {town}, ngày {day} tháng {month} năm {year}
12*&gt; Tổng trọng tài
20
13&gt; {arbiter}
9&lt; Số {number}</translation>
    </message>
    <message>
        <source>Accounts of the prizes</source>
        <translation>Bảng chi thưởng</translation>
    </message>
    <message>
        <source>Title norms and chances</source>
        <translation>Chuẩn danh hiệu và cơ hội</translation>
    </message>
    <message>
        <source>IT1: certificates of title results</source>
        <translation>IT1: giấy chứng nhận chuẩn danh hiệu</translation>
    </message>
    <message>
        <source>IT3: tournament report</source>
        <translation>IT3: báo cáo giải</translation>
    </message>
    <message>
        <source>IT4: direct titles</source>
        <translation>IT4: danh hiệu trực tiếp</translation>
    </message>
    <message>
        <source>IA1, FA1: facts for arbiter norms</source>
        <translation>IA1, FA1: dữ kiện cho chuẩn trọng tài</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Giải</translation>
    </message>
    <message>
        <source>FIDE event code</source>
        <translation>Mã giải của FIDE</translation>
    </message>
    <message>
        <source>Federation</source>
        <translation>Liên đoàn</translation>
    </message>
    <message>
        <source>Days</source>
        <translation>Ngày</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Số ván</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Thể thức</translation>
    </message>
    <message>
        <source>Rate of play</source>
        <translation>Thời gian thi đấu</translation>
    </message>
    <message>
        <source>R</source>
        <translation>Ván</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Đối phương</translation>
    </message>
    <message>
        <source>Fed.</source>
        <translation>LĐ</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Danh hiệu</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Hệ số</translation>
    </message>
    <message>
        <source>Chief arbiter</source>
        <translation>Tổng trọng tài</translation>
    </message>
    <message>
        <source>Rating officer or president of the federation</source>
        <translation>Người phụ trách hệ số hoặc chủ tịch liên đoàn</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Đấu thủ</translation>
    </message>
    <message>
        <source>FIDE ID</source>
        <translation>Mã FIDE</translation>
    </message>
    <message>
        <source>Born</source>
        <translation>Ngày sinh</translation>
    </message>
    <message>
        <source>Norm</source>
        <translation>Chuẩn</translation>
    </message>
    <message>
        <source>Games; counted as</source>
        <translation>Số ván; tính là</translation>
    </message>
    <message>
        <source>Points made; needed</source>
        <translation>Điểm đạt; cần</translation>
    </message>
    <message>
        <source>Average; performance</source>
        <translation>Trung bình; hiệu suất</translation>
    </message>
    <message>
        <source>Titled; own level</source>
        <translation>Có danh hiệu; cùng bậc</translation>
    </message>
    <message>
        <source>Federations; own; one</source>
        <translation>Số liên đoàn; cùng liên đoàn; một liên đoàn</translation>
    </message>
    <message>
        <source>Conditions and remarks</source>
        <translation>Các điều kiện và ghi chú</translation>
    </message>
    <message>
        <source>Players rated by FIDE</source>
        <translation>Đấu thủ có hệ số FIDE</translation>
    </message>
    <message>
        <source>Players without a rating</source>
        <translation>Đấu thủ chưa có hệ số</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tất cả</translation>
    </message>
    <message>
        <source>Federations</source>
        <translation>Liên đoàn</translation>
    </message>
    <message>
        <source>Of the host</source>
        <translation>Của chủ nhà</translation>
    </message>
    <message>
        <source>Deputy chief arbiter or arbiter</source>
        <translation>Phó tổng trọng tài hoặc trọng tài</translation>
    </message>
    <message>
        <source>Function</source>
        <translation>Nhiệm vụ</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Họ tên</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>còn thiếu</translation>
    </message>
    <message>
        <source>Nobody makes a norm, and nobody can any more.</source>
        <translation>Không ai đạt chuẩn, và không còn ai có thể đạt.</translation>
    </message>
    <message>
        <source>IT1 – Certificate of Title Result</source>
        <translation>IT1 – Giấy chứng nhận chuẩn danh hiệu</translation>
    </message>
    <message>
        <source>No norm was made.</source>
        <translation>Không có chuẩn nào đạt được.</translation>
    </message>
    <message>
        <source>IT3 – Tournament Report</source>
        <translation>IT3 – Báo cáo giải</translation>
    </message>
    <message>
        <source>Organiser</source>
        <translation>Ban tổ chức</translation>
    </message>
    <message>
        <source>Registered with FIDE</source>
        <translation>Đăng ký với FIDE</translation>
    </message>
    <message>
        <source>Pairing program</source>
        <translation>Chương trình bốc thăm</translation>
    </message>
    <message>
        <source>Starting list</source>
        <translation>Danh sách xuất phát</translation>
    </message>
    <message>
        <source>Players who played</source>
        <translation>Đấu thủ đã đấu</translation>
    </message>
    <message>
        <source>Officials</source>
        <translation>Trọng tài</translation>
    </message>
    <message>
        <source>Whom the numbers count</source>
        <translation>Các con số trên đếm những ai</translation>
    </message>
    <message>
        <source>IT4 – Direct titles and norms</source>
        <translation>IT4 – Danh hiệu và chuẩn trực tiếp</translation>
    </message>
    <message>
        <source>No direct title is set for this section&apos;s places.</source>
        <translation>Chưa đặt danh hiệu trực tiếp cho thứ hạng nào của bảng này.</translation>
    </message>
    <message>
        <source>Federations taking part: {0}</source>
        <translation>Số liên đoàn tham dự: {0}</translation>
    </message>
    <message>
        <source>The table of direct titles is the arbiter&apos;s (B.01, 1.2); FIDE decides.</source>
        <translation>Bảng danh hiệu trực tiếp do trọng tài nhập (B.01, 1.2); FIDE quyết định.</translation>
    </message>
    <message>
        <source>IA1 / FA1 – Arbiter norm: facts</source>
        <translation>IA1 / FA1 – Chuẩn trọng tài: dữ kiện</translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation>Người đề nghị</translation>
    </message>
    <message>
        <source>Players; rated</source>
        <translation>Đấu thủ; có hệ số</translation>
    </message>
    <message>
        <source>Titled (without CM, WCM)</source>
        <translation>Có danh hiệu (không kể CM, WCM)</translation>
    </message>
    <message>
        <source>Facts only: whether the norm is valid is FIDE&apos;s to decide (B.06).</source>
        <translation>Chỉ là dữ kiện: chuẩn có giá trị hay không do FIDE quyết định (B.06).</translation>
    </message>
    <message>
        <source>No official is named for this section.</source>
        <translation>Bảng này chưa ghi tên trọng tài nào.</translation>
    </message>
    <message>
        <source>Town</source>
        <translation>Địa điểm</translation>
    </message>
    <message>
        <source>tie-breaks C.07, editions: {0}</source>
        <translation>hệ số phụ C.07, các bản: {0}</translation>
    </message>
    <message>
        <source>Correction notice</source>
        <translation>Thông báo đính chính</translation>
    </message>
    <message>
        <source>Correction to the sheets of round {0}</source>
        <translation>Đính chính các bảng của ván {0}</translation>
    </message>
    <message>
        <source>The sheets that were published say otherwise. From now on this holds:</source>
        <translation>Các bảng đã công bố ghi khác. Từ nay tính theo bảng này:</translation>
    </message>
    <message>
        <source>Chief arbiter: {0}</source>
        <translation>Tổng trọng tài: {0}</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Các trận</translation>
    </message>
    <message>
        <source>Match sheets for captains</source>
        <translation>Biên bản trận cho đội trưởng</translation>
    </message>
    <message>
        <source>Forms for line-ups</source>
        <translation>Phiếu đội hình</translation>
    </message>
    <message>
        <source>Teams and their members</source>
        <translation>Các đội và thành viên</translation>
    </message>
    <message>
        <source>Best on each board</source>
        <translation>Xếp hạng theo bàn</translation>
    </message>
    <message>
        <source>Under which rules?</source>
        <translation>Theo luật nào?</translation>
    </message>
    <message>
        <source>Certificate of a check</source>
        <translation>Giấy chứng nhận kiểm tra</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Tệp</translation>
    </message>
    <message>
        <source>SHA-256</source>
        <translation>SHA-256</translation>
    </message>
    <message>
        <source>Checked with</source>
        <translation>Kiểm tra bằng</translation>
    </message>
    <message>
        <source>Rounds as the rules pair them</source>
        <translation>Số ván đúng như luật ghép cặp</translation>
    </message>
    <message>
        <source>Places as the tie-breaks give them</source>
        <translation>Số thứ hạng đúng theo hệ số phụ</translation>
    </message>
    <message>
        <source>Other deviations</source>
        <translation>Sai khác ngoài ra</translation>
    </message>
    <message>
        <source>The file agrees with the rules.</source>
        <translation>Tệp đúng với luật.</translation>
    </message>
    <message>
        <source>The file differs from the rules: the checker lists where.</source>
        <translation>Tệp sai khác với luật: chương trình kiểm tra kể từng chỗ.</translation>
    </message>
    <message>
        <source>The same in a code</source>
        <translation>Cùng nội dung, trong mã</translation>
    </message>
    <message>
        <source>This page is verified against the file without a network: kydai-cli check --certificate PAGE FILE. The seal finds errors; who signs vouches for it.</source>
        <translation>Trang này được đối chiếu với tệp mà không cần mạng: kydai-cli check --certificate PAGE FILE. Dấu kiểm chỉ phát hiện lỗi; người ký mới là người bảo đảm.</translation>
    </message>
    <message>
        <source>Under which rules? After round {0}</source>
        <translation>Theo luật nào? Sau ván {0}</translation>
    </message>
    <message>
        <source>Match {0}</source>
        <translation>Trận {0}</translation>
    </message>
    <message>
        <source>Score of the match:  ________ : ________</source>
        <translation>Tỉ số trận đấu:  ________ : ________</translation>
    </message>
    <message>
        <source>Captain of {0}</source>
        <translation>Đội trưởng {0}</translation>
    </message>
    <message>
        <source>Bd.</source>
        <translation>Bàn</translation>
    </message>
    <message>
        <source>Matches of round {0}</source>
        <translation>Các trận ván {0}</translation>
    </message>
    <message>
        <source>Match sheet, round {0}</source>
        <translation>Biên bản trận đấu, ván {0}</translation>
    </message>
    <message>
        <source>Line-up</source>
        <translation>Đội hình</translation>
    </message>
    <message>
        <source>Round ______     Opponents ______________________________</source>
        <translation>Ván ______     Gặp đội ______________________________</translation>
    </message>
    <message>
        <source>Due: {0}</source>
        <translation>Hạn nộp: {0}</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Số</translation>
    </message>
    <message>
        <source>Member</source>
        <translation>Thành viên</translation>
    </message>
    <message>
        <source>Plays on board</source>
        <translation>Chơi bàn</translation>
    </message>
    <message>
        <source>Boards of a match: {0}</source>
        <translation>Số bàn của một trận: {0}</translation>
    </message>
    <message>
        <source>Captain</source>
        <translation>Đội trưởng</translation>
    </message>
    <message>
        <source>Cards for check-in</source>
        <translation>Thẻ điểm danh</translation>
    </message>
    <message>
        <source>Ranking of units: the regulations</source>
        <translation>Điều lệ xếp đơn vị (toàn đoàn)</translation>
    </message>
    <message>
        <source>Ranking of units</source>
        <translation>Cách xếp đơn vị</translation>
    </message>
    <message>
        <source>What if? After round {0}</source>
        <translation>Nếu như? Sau ván {0}</translation>
    </message>
    <message>
        <source>Normal foreigner requirement</source>
        <translation>Yêu cầu thông thường về đối phương nước ngoài</translation>
    </message>
    <message>
        <source>no</source>
        <translation>không</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>có</translation>
    </message>
    <message>
        <source>What can still happen</source>
        <translation>Còn có thể ra sao</translation>
    </message>
    <message>
        <source>What can still happen, after round {0}</source>
        <translation>Còn có thể ra sao, sau ván {0}</translation>
    </message>
    <message>
        <source>Door sheets of the rooms</source>
        <translation>Bảng dán cửa các phòng</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Bảng</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Ván</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Bàn số</translation>
    </message>
    <message>
        <source>Who plays in this room</source>
        <translation>Ai thi đấu trong phòng này</translation>
    </message>
    <message>
        <source>Sections without a room</source>
        <translation>Các bảng chưa có phòng</translation>
    </message>
    <message>
        <source>Players at them</source>
        <translation>Số đấu thủ</translation>
    </message>
    <message>
        <source>By name</source>
        <translation>Theo tên</translation>
    </message>
    <message>
        <source>Accountant</source>
        <translation>Kế toán</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Ngày</translation>
    </message>
    <message>
        <source>Ratings in every system</source>
        <translation>Hệ số theo mọi hệ thống</translation>
    </message>
    <message>
        <source>The event in every rating system</source>
        <translation>Giải này theo mọi hệ thống hệ số</translation>
    </message>
    <message>
        <source>All rounds of the table</source>
        <translation>Tất cả các ván của bảng xếp cặp</translation>
    </message>
    <message>
        <source>All rounds</source>
        <translation>Tất cả các ván</translation>
    </message>
    <message>
        <source>Bracket</source>
        <translation>Nhánh đấu</translation>
    </message>
    <message>
        <source>Final list of all stages</source>
        <translation>Bảng chung cuộc mọi giai đoạn</translation>
    </message>
    <message>
        <source>Days of play of the league</source>
        <translation>Ngày đấu của giải</translation>
    </message>
    <message>
        <source>All against all</source>
        <translation>Bảng đối đầu</translation>
    </message>
    <message>
        <source>All against all after round {0}</source>
        <translation>Bảng đối đầu sau ván {0}</translation>
    </message>
    <message>
        <source>Boards of some matches are not shown yet: both line-ups must be in first.</source>
        <translation>Chưa cho xem bàn của một số trận: còn chờ đội hình của cả hai đội.</translation>
    </message>
    <message>
        <source>Score of the match:  {0}</source>
        <translation>Tỉ số trận đấu:  {0}</translation>
    </message>
    <message>
        <source>Teams and their members after round {0}</source>
        <translation>Các đội và thành viên sau ván {0}</translation>
    </message>
    <message>
        <source>Best on each board after round {0}</source>
        <translation>Xếp hạng theo bàn sau ván {0}</translation>
    </message>
</context>
<context>
    <name>Prompts</name>
    <message>
        <source>Continue</source>
        <translation>Tiếp tục</translation>
    </message>
    <message>
        <source>This is the second step. %1</source>
        <translation>Đây là bước thứ hai. %1</translation>
    </message>
    <message>
        <source>Who works here?</source>
        <translation>Ai đang làm việc?</translation>
    </message>
    <message>
        <source>Your name stands in the journal beside every entry of this event. It is asked once.</source>
        <translation>Tên của bạn được ghi trong nhật ký cạnh mọi thao tác của giải này. Chỉ hỏi một lần.</translation>
    </message>
    <message>
        <source>Enter the results</source>
        <translation>Nhập kết quả</translation>
    </message>
    <message>
        <source>Import it outside FIDE mode…</source>
        <translation>Nhập ngoài chế độ FIDE…</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Nhập</translation>
    </message>
    <message>
        <source>Leave it as it is</source>
        <translation>Để nguyên</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more lines</source>
        <translation>
            <numerusform>… và %n dòng nữa</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Publish</name>
    <message>
        <source>The list on the wall is the official one.</source>
        <translation>Danh sách dán tại giải là bản chính thức.</translation>
    </message>
    <message>
        <source>These pages were withdrawn: {when}.</source>
        <translation>Các trang này đã được thu hồi: {when}.</translation>
    </message>
    <message>
        <source>Place after round {round}</source>
        <translation>Thứ hạng sau ván {round}</translation>
    </message>
    <message>
        <source>All sections</source>
        <translation>Tất cả các bảng</translation>
    </message>
    <message>
        <source>Find a name, a unit or a number (no accents needed)</source>
        <translation>Tìm tên, đơn vị hoặc số (không cần dấu)</translation>
    </message>
    <message>
        <source>Other rounds</source>
        <translation>Các ván khác</translation>
    </message>
    <message>
        <source>As of {when}.</source>
        <translation>Tính đến {when}.</translation>
    </message>
    <message>
        <source>Round 1 is not published yet.</source>
        <translation>Chưa công bố ván 1.</translation>
    </message>
    <message>
        <source>Round {round} of {rounds}</source>
        <translation>Ván {round}/{rounds}</translation>
    </message>
    <message>
        <source>All players</source>
        <extracomment>the way back to the list by name</extracomment>
        <translation>Tất cả đấu thủ</translation>
    </message>
    <message>
        <source>Teams</source>
        <translation>Xếp hạng đồng đội</translation>
    </message>
    <message>
        <source>Players by place</source>
        <translation>Xếp hạng cá nhân</translation>
    </message>
    <message>
        <source>The pairing of round {round} was withdrawn: {when}.</source>
        <translation>Bốc thăm ván {round} đã được thu hồi: {when}.</translation>
    </message>
    <message>
        <source>Published: {when}.</source>
        <translation>Công bố: {when}.</translation>
    </message>
    <message>
        <source>This pairing replaces the one that was withdrawn: {when}.</source>
        <translation>Bốc thăm này thay cho bản đã thu hồi: {when}.</translation>
    </message>
    <message>
        <source>The pairing was changed: {when}.</source>
        <translation>Bốc thăm đã được sửa: {when}.</translation>
    </message>
    <message>
        <source>Round {round} by board</source>
        <translation>Ván {round} theo bàn</translation>
    </message>
    <message>
        <source>This page is not published, or not any more.</source>
        <translation>Trang này chưa được công bố hoặc không còn nữa.</translation>
    </message>
    <message>
        <source>To the lists</source>
        <translation>Đến các danh sách</translation>
    </message>
    <message>
        <source>What is to come</source>
        <translation>Sắp tới</translation>
    </message>
    <message>
        <source>Navigation</source>
        <translation>Điều hướng</translation>
    </message>
    <message>
        <source>Lists</source>
        <translation>Các danh sách</translation>
    </message>
    <message>
        <source>{section}: round {round}</source>
        <translation>{section}: ván {round}</translation>
    </message>
    <message>
        <source>No event yet.</source>
        <translation>Chưa có giải nào.</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Giải</translation>
    </message>
    <message>
        <source>Days</source>
        <translation>Ngày</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Nơi</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Bảng</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Đấu thủ</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Ván</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Các giải</translation>
    </message>
    <message>
        <source>Boards of some matches are not shown yet: both line-ups must be in first.</source>
        <translation>Chưa cho xem bàn của một số trận: còn chờ đội hình của cả hai đội.</translation>
    </message>
    <message>
        <source>They are due on {day} {time}.</source>
        <translation>Hạn nộp: {day} {time}.</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Trận tới</translation>
    </message>
    <message>
        <source>{colour} on board 1.</source>
        <translation>{colour} ở bàn 1.</translation>
    </message>
    <message>
        <source>{colour} on boards {boards}.</source>
        <translation>{colour} ở các bàn {boards}.</translation>
    </message>
    <message>
        <source>Captain: {value}</source>
        <translation>Đội trưởng: {value}</translation>
    </message>
    <message>
        <source>Club: {value}</source>
        <translation>Câu lạc bộ: {value}</translation>
    </message>
    <message>
        <source>Plays at home in {value}</source>
        <translation>Sân nhà: {value}</translation>
    </message>
    <message>
        <source>Members in board order</source>
        <translation>Thành viên theo thứ tự bàn</translation>
    </message>
    <message>
        <source>Pages of the teams</source>
        <translation>Trang của từng đội</translation>
    </message>
    <message>
        <source>Teams round by round</source>
        <translation>Các đội qua từng ván</translation>
    </message>
    <message>
        <source>Line-ups or boards were changed: {when}.</source>
        <translation>Đội hình hoặc bàn đấu đã được sửa: {when}.</translation>
    </message>
    <message>
        <source>The line-ups of this match are not out yet: both teams must hand theirs in.</source>
        <translation>Đội hình của trận này chưa công bố: còn chờ cả hai đội nộp.</translation>
    </message>
    <message>
        <source>bye</source>
        <translation>miễn đấu</translation>
    </message>
    <message>
        <source>⚠ FIDE mode was left in round {round}.</source>
        <translation>⚠ Đã rời chế độ FIDE ở ván {round}.</translation>
    </message>
</context>
<context>
    <name>Question</name>
    <message>
        <source>why a player has White or Black</source>
        <translation>vì sao đấu thủ cầm quân Trắng hay Đen</translation>
    </message>
    <message>
        <source>how a player&apos;s tie-break comes about</source>
        <translation>hệ số phụ của đấu thủ được tính thế nào</translation>
    </message>
    <message>
        <source>why one player is before another</source>
        <translation>vì sao đấu thủ này xếp trên đấu thủ kia</translation>
    </message>
    <message>
        <source>why a player has this opponent, or not that one</source>
        <translation>vì sao đấu thủ gặp đối phương này, hay không gặp đối phương kia</translation>
    </message>
    <message>
        <source>why a player doesn&apos;t have that opponent</source>
        <translation>vì sao đấu thủ không gặp đối phương kia</translation>
    </message>
    <message>
        <source>who has the bye, who may take it, and what ruled the others out</source>
        <translation>ai được miễn đấu, ai có thể được miễn đấu, và vì sao những người khác thì không</translation>
    </message>
    <message>
        <source>why a player doesn&apos;t have the bye</source>
        <translation>vì sao đấu thủ không được miễn đấu</translation>
    </message>
    <message>
        <source>why a player&apos;s rating changes as it does</source>
        <translation>vì sao hệ số của đấu thủ thay đổi như vậy</translation>
    </message>
    <message>
        <source>where a round differs from what the rules give</source>
        <translation>ván đấu khác với bốc thăm theo luật ở đâu</translation>
    </message>
    <message>
        <source>why a player has a title norm, or has none</source>
        <translation>vì sao đấu thủ đạt hay không đạt chuẩn đẳng cấp</translation>
    </message>
    <message>
        <source>what a player still needs for a title norm</source>
        <translation>đấu thủ còn cần gì để đạt chuẩn đẳng cấp</translation>
    </message>
    <message>
        <source>why a player left the group of the own score</source>
        <translation>vì sao đấu thủ rời nhóm cùng điểm</translation>
    </message>
    <message>
        <source>whom a player may meet in the next round; without a player, what is certain about it</source>
        <translation>ván sau đấu thủ có thể gặp ai; không nêu đấu thủ thì điều gì đã chắc chắn</translation>
    </message>
    <message>
        <source>what is certain about the next round</source>
        <translation>điều gì đã chắc chắn về ván sau</translation>
    </message>
    <message>
        <source>why a player plays on this board</source>
        <translation>vì sao đấu thủ ngồi bàn này</translation>
    </message>
    <message>
        <source>why a player has this number</source>
        <translation>vì sao đấu thủ có số này</translation>
    </message>
    <message>
        <source>what an opponent&apos;s unplayed rounds did to a tie-break</source>
        <translation>các ván không đấu của một đối phương đã ảnh hưởng gì đến hệ số phụ</translation>
    </message>
    <message>
        <source>what a player needs in the games to come</source>
        <translation>đấu thủ cần gì ở các ván còn lại</translation>
    </message>
    <message>
        <source>what a player needs for a prize</source>
        <translation>đấu thủ cần gì để có giải</translation>
    </message>
    <message>
        <source>what a player needs for a rating</source>
        <translation>đấu thủ cần gì để đạt một mức hệ số</translation>
    </message>
    <message>
        <source>a player&apos;s colour in every round, and why</source>
        <translation>màu quân của đấu thủ ở mỗi ván, và vì sao</translation>
    </message>
    <message>
        <source>why a player wins this prize, or not that one</source>
        <translation>vì sao đấu thủ được giải này, hay không được giải kia</translation>
    </message>
    <message>
        <source>why a player doesn&apos;t win that prize</source>
        <translation>vì sao đấu thủ không được giải kia</translation>
    </message>
    <message>
        <source>why a unit is in its place</source>
        <translation>vì sao đơn vị xếp hạng như vậy</translation>
    </message>
    <message>
        <source>why two players have the opponents they have, side by side</source>
        <translation>vì sao hai đấu thủ có đối phương như vậy, đặt cạnh nhau</translation>
    </message>
    <message>
        <source>how often a player met another score, and why</source>
        <translation>một đấu thủ đã bao nhiêu lần gặp người khác điểm, và vì sao</translation>
    </message>
    <message>
        <source>which places and pairings differ from one edition of the rules to another</source>
        <translation>thứ hạng và cặp đấu nào khác nhau giữa các bản luật</translation>
    </message>
    <message>
        <source>what would move if something had been otherwise</source>
        <translation>điều gì sẽ thay đổi nếu một việc đã khác đi</translation>
    </message>
</context>
<context>
    <name>RatingParameters</name>
    <message>
        <source>no</source>
        <translation>không</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>có</translation>
    </message>
    <message>
        <source>Games elsewhere this month</source>
        <translation>Số ván ở giải khác trong tháng</translation>
    </message>
    <message>
        <source>A newcomer&apos;s first event</source>
        <translation>Giải đầu tiên của đấu thủ mới</translation>
    </message>
    <message>
        <source>Expected score by</source>
        <translation>Kỳ vọng theo</translation>
    </message>
    <message>
        <source>FIDE&apos;s table</source>
        <translation>bảng FIDE</translation>
    </message>
    <message>
        <source>normal curve</source>
        <translation>đường chuẩn</translation>
    </message>
    <message>
        <source>logistic curve</source>
        <translation>đường logistic</translation>
    </message>
    <message>
        <source>K</source>
        <translation>K</translation>
    </message>
    <message>
        <source>Regular side of a dual rated event</source>
        <translation>Phần cờ tiêu chuẩn của giải tính hai hệ số</translation>
    </message>
    <message>
        <source>Periods without play</source>
        <translation>Số kỳ không thi đấu</translation>
    </message>
    <message>
        <source>Growth of RD, c</source>
        <translation>Mức tăng RD, c</translation>
    </message>
    <message>
        <source>Lowest RD</source>
        <translation>RD thấp nhất</translation>
    </message>
    <message>
        <source>τ</source>
        <translation>τ</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Ấn bản</translation>
    </message>
    <message>
        <source>by the date</source>
        <translation>theo ngày thi đấu</translation>
    </message>
    <message>
        <source>until July 2026</source>
        <translation>đến tháng 7/2026</translation>
    </message>
    <message>
        <source>from August 2026</source>
        <translation>từ tháng 8/2026</translation>
    </message>
    <message>
        <source>Junior increment</source>
        <translation>Điểm cộng cho đấu thủ trẻ</translation>
    </message>
    <message>
        <source>New number</source>
        <translation>Hệ số mới</translation>
    </message>
    <message>
        <source>H alone (as the article has it)</source>
        <translation>chỉ H (như trong bài viết)</translation>
    </message>
    <message>
        <source>3/4 old and 1/4 H (classic)</source>
        <translation>3/4 cũ và 1/4 H (cổ điển)</translation>
    </message>
    <message>
        <source>weighted by games (1970s to 1992)</source>
        <translation>theo trọng số số ván (thập niên 1970 đến 1992)</translation>
    </message>
    <message>
        <source>Opponents at most 40 away</source>
        <translation>Đối phương cách tối đa 40</translation>
    </message>
    <message>
        <source>Mean with the old rating</source>
        <translation>Lấy trung bình với hệ số cũ</translation>
    </message>
    <message>
        <source>Games behind the old rating</source>
        <translation>Số ván của hệ số cũ</translation>
    </message>
    <message>
        <source>Largest difference</source>
        <translation>Chênh lệch lớn nhất</translation>
    </message>
    <message>
        <source>Share of K against unrated players</source>
        <translation>Phần của K khi gặp người chưa có hệ số</translation>
    </message>
    <message>
        <source>Minimum rating</source>
        <translation>Hệ số tối thiểu</translation>
    </message>
    <message>
        <source>Games for a first rating</source>
        <translation>Số ván để có hệ số đầu tiên</translation>
    </message>
    <message>
        <source>Padding opponent</source>
        <translation>Đối phương giả định</translation>
    </message>
    <message>
        <source>Games to be listed</source>
        <translation>Số ván để vào danh sách</translation>
    </message>
    <message>
        <source>Weight of a game (standard)</source>
        <translation>Trọng số một ván (cờ tiêu chuẩn)</translation>
    </message>
    <message>
        <source>Weight of a game (rapid)</source>
        <translation>Trọng số một ván (cờ nhanh)</translation>
    </message>
    <message>
        <source>Weight of a game (blitz)</source>
        <translation>Trọng số một ván (cờ chớp)</translation>
    </message>
    <message>
        <source>Rating expected of a newcomer</source>
        <translation>Hệ số dự kiến của người mới</translation>
    </message>
    <message>
        <source>Uncertainty of the expectation</source>
        <translation>Độ bất định của dự kiến</translation>
    </message>
    <message>
        <source>Bonus threshold B (0: by the date)</source>
        <translation>Ngưỡng thưởng B (0: theo ngày thi đấu)</translation>
    </message>
</context>
<context>
    <name>Ratings</name>
    <message>
        <source>first rating</source>
        <translation>hệ số đầu tiên</translation>
    </message>
    <message>
        <source>no rated game</source>
        <translation>không có ván tính</translation>
    </message>
    <message>
        <source>stays unrated</source>
        <translation>vẫn chưa có hệ số</translation>
    </message>
    <message>
        <source>below the floor</source>
        <translation>dưới mức sàn</translation>
    </message>
    <message numerus="yes">
        <source>%n rounds left out</source>
        <translation>
            <numerusform>bỏ %n ván</numerusform>
        </translation>
    </message>
    <message>
        <source>{standing} · edition {edition} · estimate</source>
        <translation>{standing} · ấn bản {edition} · ước tính</translation>
    </message>
    <message>
        <source>The expected score follows FIDE&apos;s table, and a difference counts 400 points at most; how far a rating moves depends on K: age, rating and number of games.</source>
        <translation>Điểm kỳ vọng theo bảng của FIDE, chênh lệch tính nhiều nhất 400 điểm; hệ số đổi nhiều hay ít do K: tuổi, hệ số và số ván.</translation>
    </message>
    <message>
        <source>Everybody&apos;s form in a single game scatters alike, as a normal distribution with 200 points; a rating moves by the same K for all.</source>
        <translation>Phong độ một ván của mọi người dao động như nhau, theo phân phối chuẩn với 200 điểm; K của mọi người như nhau.</translation>
    </message>
    <message>
        <source>The expected score is a logistic curve; the fewer games lie behind a rating the more it moves, and a result far above expectation earns a bonus.</source>
        <translation>Điểm kỳ vọng theo đường logistic; càng ít ván trước đó hệ số càng đổi nhiều, và kết quả vượt xa kỳ vọng được điểm thưởng.</translation>
    </message>
    <message>
        <source>Each rating has a deviation: the less certain it is the more it moves, and it grows less certain while nobody plays. A rating without a known deviation counts as 50.</source>
        <translation>Mỗi hệ số có độ lệch: càng kém chắc càng đổi nhiều, và lâu không đấu thì càng kém chắc. Hệ số không rõ độ lệch được coi là 50.</translation>
    </message>
    <message>
        <source>As Glicko, and each player has a volatility too: whoever plays unevenly moves more.</source>
        <translation>Như Glicko, thêm độ biến động của từng người: ai đấu thất thường thì hệ số đổi nhiều hơn.</translation>
    </message>
    <message>
        <source>The expected score is a normal distribution; the young and the weaker move more, by a development coefficient, and everybody less the more events are behind him.</source>
        <translation>Điểm kỳ vọng theo phân phối chuẩn; người trẻ và người yếu hơn đổi nhiều hơn qua hệ số phát triển, và càng dự nhiều giải càng đổi ít.</translation>
    </message>
    <message>
        <source>Each per cent over half is worth ten points against the average opponent; the performance itself is the new rating, whatever was before.</source>
        <translation>Mỗi phần trăm trên một nửa đáng mười điểm so với đối phương trung bình; hiệu suất chính là hệ số mới, bất kể trước đó.</translation>
    </message>
    <message>
        <source>FIDE&apos;s table with differences cut at 350; K falls in steps as the rating rises.</source>
        <translation>Bảng của FIDE, chênh lệch cắt ở 350; hệ số càng cao K càng giảm từng bậc.</translation>
    </message>
    <message>
        <source>All ratings are the most likely ones at once, without reference to earlier lists; faster and older games weigh less. Decay, weights and start values are not public.</source>
        <translation>Mọi hệ số cùng lúc là giá trị có khả năng nhất, không dựa vào danh sách cũ; ván nhanh và ván cũ nhẹ hơn. Độ giảm, trọng số và giá trị đầu không được công bố.</translation>
    </message>
    <message>
        <source>A game is worth the opponent&apos;s grade, 50 more for a win and 50 less for a loss, with differences over 40 cut; the grade is the mean of the games, here of this event alone.</source>
        <translation>Một ván đáng giá hệ số đối phương, thắng cộng 50, thua trừ 50, chênh lệch quá 40 thì cắt; hệ số là trung bình các ván, ở đây chỉ của giải này.</translation>
    </message>
    <message>
        <source>The lower the better. Each per cent of points over half is worth one Ingo against the average opponent, differences over 40 cut; a quarter of the new number is the event, three quarters are the old one.</source>
        <translation>Càng thấp càng mạnh. Mỗi phần trăm điểm trên một nửa đáng một Ingo so với đối phương trung bình, chênh lệch quá 40 thì cắt; số mới gồm một phần tư là giải này, ba phần tư là số cũ.</translation>
    </message>
    <message>
        <source>All games of four years at once, recent ones more, here this event alone; with few games a rating is pulled to the opposition and to 2300, so that one good event makes no champion.</source>
        <translation>Tính chung mọi ván trong bốn năm, ván gần nặng hơn, ở đây chỉ giải này; ít ván thì hệ số bị kéo về phía đối phương và về 2300, nên một giải hay chưa thành nhà vô địch.</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>Rounds not paired yet: %1.</source>
        <translation>Số ván chưa bốc thăm: %1.</translation>
    </message>
    <message>
        <source>Round %1: games without a result: %2.</source>
        <translation>Ván %1: số ván đấu chưa có kết quả: %2.</translation>
    </message>
    <message>
        <source>The first and the last day of the event are missing.</source>
        <translation>Thiếu ngày đầu và ngày cuối của giải.</translation>
    </message>
    <message>
        <source>Round %1 has no date.</source>
        <translation>Ván %1 chưa có ngày.</translation>
    </message>
    <message>
        <source>The town is missing.</source>
        <translation>Thiếu nơi thi đấu.</translation>
    </message>
    <message>
        <source>The federation of the event is missing.</source>
        <translation>Thiếu liên đoàn của giải.</translation>
    </message>
    <message>
        <source>The chief arbiter is missing.</source>
        <translation>Thiếu tổng trọng tài.</translation>
    </message>
    <message>
        <source>The time control is missing.</source>
        <translation>Thiếu thời gian thi đấu.</translation>
    </message>
    <message>
        <source>%1 has no FIDE ID.</source>
        <translation>%1 chưa có mã FIDE.</translation>
    </message>
    <message>
        <source>%1 has the FIDE ID of somebody else too.</source>
        <translation>%1 có mã FIDE trùng với người khác.</translation>
    </message>
    <message>
        <source>%1: the date of birth is missing.</source>
        <translation>%1: thiếu ngày sinh.</translation>
    </message>
    <message>
        <source>%1: the sex is missing.</source>
        <translation>%1: thiếu phái.</translation>
    </message>
    <message>
        <source>%1: the federation is missing.</source>
        <translation>%1: thiếu liên đoàn.</translation>
    </message>
    <message>
        <source>The chief arbiter&apos;s FIDE ID is missing: write it behind the name.</source>
        <translation>Thiếu mã FIDE của tổng trọng tài: hãy viết sau họ tên.</translation>
    </message>
    <message>
        <source>Deputy %1: the FIDE ID is missing; write it behind the name.</source>
        <translation>Phó trọng tài thứ %1: thiếu mã FIDE; hãy viết sau họ tên.</translation>
    </message>
    <message>
        <source>Norms were made: the chief arbiter must be an IA or FA (B.01, 1.1.5); write it before the name.</source>
        <translation>Có chuẩn đạt được: tổng trọng tài phải là IA hoặc FA (B.01, 1.1.5); hãy viết trước họ tên.</translation>
    </message>
    <message>
        <source>%1 plays and is named as an official (B.01, 1.1.6).</source>
        <translation>%1 vừa đấu vừa được ghi là trọng tài (B.01, 1.1.6).</translation>
    </message>
    <message>
        <source>Norms were made: FIDE&apos;s code of the event is missing.</source>
        <translation>Có chuẩn đạt được: thiếu mã giải của FIDE.</translation>
    </message>
    <message>
        <source>Norms were made: their games must go along as PGN (B.01, 1.9).</source>
        <translation>Có chuẩn đạt được: phải gửi kèm các ván đó dạng PGN (B.01, 1.9).</translation>
    </message>
    <message>
        <source>%1 and %2 meet %3 times in this round robin.</source>
        <translation>%1 và %2 gặp nhau %3 lần trong giải vòng tròn này.</translation>
    </message>
    <message>
        <source>%1 completed %2 games, fewer than half: withdraw the player (F6) and the standings leave him out (C.05, 6.6).</source>
        <translation>%1 chỉ đấu xong %2 ván, chưa đủ một nửa: hãy cho bỏ cuộc (F6), bảng xếp hạng sẽ không xếp người này (C.05, 6.6).</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Players</source>
        <translation>Đấu thủ</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Ván đấu</translation>
    </message>
    <message>
        <source>Crosstable</source>
        <translation>Bảng điểm</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Xếp hạng</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Số</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Họ và tên</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Hệ số</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Đơn vị</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Điểm</translation>
    </message>
    <message>
        <source>R</source>
        <translation>V</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Bàn</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Kết quả</translation>
    </message>
    <message>
        <source>Ratings</source>
        <translation>Hệ số</translation>
    </message>
    <message>
        <source>Old</source>
        <translation>Cũ</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Ván</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Điểm</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Kỳ vọng</translation>
    </message>
    <message>
        <source>K</source>
        <translation>K</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Thay đổi</translation>
    </message>
    <message>
        <source>Perf.</source>
        <translation>Hiệu suất</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Mới</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Ghi chú</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Đơn vị</translation>
    </message>
    <message>
        <source>Sum of places</source>
        <translation>Tổng hạng</translation>
    </message>
    <message>
        <source>Sum of points</source>
        <translation>Tổng điểm</translation>
    </message>
    <message>
        <source>Players who count</source>
        <translation>Đấu thủ được tính</translation>
    </message>
    <message>
        <source>%1 (place %2)</source>
        <translation>%1 (hạng %2)</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Hạng</translation>
    </message>
    <message>
        <source>Round {round}, board {board}: {player} – {opponent}</source>
        <translation>Ván {round}, bàn {board}: {player} – {opponent}</translation>
    </message>
    <message>
        <source>Round {round}, board {board}: {player} – {opponent}, {what}</source>
        <translation>Ván {round}, bàn {board}: {player} – {opponent}, {what}</translation>
    </message>
    <message>
        <source>R{round}</source>
        <translation>V{round}</translation>
    </message>
    <message>
        <source>15{white}½: opponent 15, {White} ({white}) or {Black} ({black}), result 1 ½ 0 · F1 F0: won, lost by forfeit · BYE1 BYE½ BYE0: bye of 1, ½, 0 points</source>
        <extracomment>{white} and {black} are the letters, {White} and {Black} the colours</extracomment>
        <translation>15{white}½: gặp số 15, cầm {White} ({white}) hoặc {Black} ({black}), kết quả 1 ½ 0 · F1 F0: thắng, thua do vắng đấu · BYE1 BYE½ BYE0: miễn đấu được 1, ½, 0 điểm</translation>
    </message>
    <message>
        <source>floated down in round {round}</source>
        <translation>thả nổi xuống ở ván {round}</translation>
    </message>
    <message>
        <source>floated up in round {round}</source>
        <translation>thả nổi lên ở ván {round}</translation>
    </message>
    <message>
        <source>* an adjourned game counts as a draw for the pairing</source>
        <translation>* ván hoãn được tính như hòa khi bốc thăm</translation>
    </message>
    <message>
        <source>from round {round}</source>
        <translation>từ ván {round}</translation>
    </message>
    <message>
        <source>withdrawn from round {round}</source>
        <translation>bỏ cuộc từ ván {round}</translation>
    </message>
    <message>
        <source>BYE½ in round {round}</source>
        <translation>BYE½ ở ván {round}</translation>
    </message>
    <message>
        <source>BYE1 in round {round}</source>
        <translation>BYE1 ở ván {round}</translation>
    </message>
    <message>
        <source>BYE0 in round {round}</source>
        <translation>BYE0 ở ván {round}</translation>
    </message>
    <message>
        <source>round {round}: {games}</source>
        <extracomment>games without a result in one round</extracomment>
        <translation>ván {round}: {games}</translation>
    </message>
    <message>
        <source>round {round}: {games} ({adjourned} adjourned)</source>
        <translation>ván {round}: {games} (hoãn {adjourned})</translation>
    </message>
    <message numerus="yes">
        <source>Provisional: %n games have no result yet ({rounds}).</source>
        <translation>
            <numerusform>Tạm thời: còn %n ván chưa có kết quả ({rounds}).</numerusform>
        </translation>
    </message>
    <message>
        <source>The best {best} of each unit count, by the sum of their places.</source>
        <translation>Mỗi đơn vị tính {best} đấu thủ tốt nhất, theo tổng thứ hạng của họ.</translation>
    </message>
    <message>
        <source>The best {best} of each unit count, by the sum of their points.</source>
        <translation>Mỗi đơn vị tính {best} đấu thủ tốt nhất, theo tổng điểm của họ.</translation>
    </message>
    <message>
        <source>sum of places {sum}</source>
        <translation>tổng thứ hạng {sum}</translation>
    </message>
    <message>
        <source>{sum} points of the best</source>
        <translation>tổng {sum} điểm của nhóm dẫn đầu</translation>
    </message>
    <message>
        <source>M</source>
        <translation>Nam</translation>
    </message>
    <message>
        <source>F</source>
        <translation>Nữ</translation>
    </message>
    <message>
        <source>adj.</source>
        <translation>hoãn</translation>
    </message>
    <message>
        <source>Who plays where, round</source>
        <translation>Tra chỗ ngồi ván</translation>
    </message>
    <message>
        <source>Categories</source>
        <translation>Xếp hạng theo nhóm</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>Nhật ký giải</translation>
    </message>
    <message>
        <source>Fed.</source>
        <translation>LĐ</translation>
    </message>
    <message>
        <source>Cat.</source>
        <translation>Nhóm</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Tình trạng</translation>
    </message>
    <message>
        <source>Bd.</source>
        <translation>Bàn</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Màu quân</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Màu</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Đối phương</translation>
    </message>
    <message>
        <source>Opponent&apos;s number</source>
        <translation>Số của đối phương</translation>
    </message>
    <message>
        <source>Opponent&apos;s unit</source>
        <translation>Đơn vị đối phương</translation>
    </message>
    <message>
        <source>Floats</source>
        <translation>Thả nổi</translation>
    </message>
    <message>
        <source>To be confirmed</source>
        <translation>Cần xác nhận</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Hàng</translation>
    </message>
    <message>
        <source>Pts</source>
        <translation>Điểm</translation>
    </message>
    <message>
        <source>Tie-break</source>
        <translation>Hệ số phụ</translation>
    </message>
    <message>
        <source>Counting</source>
        <translation>Số người tính</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Thời gian</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Người ghi</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Bảng</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Nội dung</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Trước đó</translation>
    </message>
    <message>
        <source>Round {round}: {what}, points: {points}</source>
        <translation>Ván {round}: {what}, điểm: {points}</translation>
    </message>
    <message>
        <source>table</source>
        <translation>theo bảng</translation>
    </message>
    <message>
        <source>By the pairing table, the colours would be the other way round. Press F1 for the reasons.</source>
        <translation>Theo bảng đấu, màu quân lẽ ra ngược lại. Bấm F1 để xem lý do.</translation>
    </message>
    <message>
        <source>Colours by the pairing table.</source>
        <translation>Màu quân theo bảng đấu.</translation>
    </message>
    <message>
        <source>Left out, not known to this program: {codes}.</source>
        <translation>Không tính vì chương trình không biết: {codes}.</translation>
    </message>
    <message>
        <source>In all {amount}; in words: {words}.</source>
        <translation>Tổng cộng {amount}; bằng chữ: {words}.</translation>
    </message>
    <message>
        <source>Prizes</source>
        <translation>Giải thưởng</translation>
    </message>
    <message>
        <source>Receipts</source>
        <translation>Danh sách ký nhận</translation>
    </message>
    <message>
        <source>List of prizes</source>
        <translation>Danh sách giải</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Hạng</translation>
    </message>
    <message>
        <source>Prize</source>
        <translation>Giải</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Số tiền</translation>
    </message>
    <message>
        <source>Award</source>
        <translation>Phần thưởng</translation>
    </message>
    <message>
        <source>Tax withheld</source>
        <translation>Thuế khấu trừ</translation>
    </message>
    <message>
        <source>Tax</source>
        <translation>Thuế</translation>
    </message>
    <message>
        <source>Signature</source>
        <translation>Ký nhận</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Các ván</translation>
    </message>
    <message>
        <source>Opponent&apos;s rating</source>
        <translation>Hệ số đối phương</translation>
    </message>
    <message>
        <source>table {table}</source>
        <translation>bàn {table}</translation>
    </message>
    <message>
        <source>withdrawn</source>
        <translation>bỏ cuộc</translation>
    </message>
    <message>
        <source>Women and girls</source>
        <translation>Nữ</translation>
    </message>
    <message>
        <source>Men and boys</source>
        <translation>Nam</translation>
    </message>
    <message>
        <source>Girls and boys</source>
        <translation>Nữ và nam</translation>
    </message>
    <message>
        <source>Gold medal</source>
        <translation>Huy chương vàng</translation>
    </message>
    <message>
        <source>Silver medal</source>
        <translation>Huy chương bạc</translation>
    </message>
    <message>
        <source>Bronze medal</source>
        <translation>Huy chương đồng</translation>
    </message>
    <message>
        <source>Place {place}</source>
        <translation>Hạng {place}</translation>
    </message>
    <message>
        <source>Units of the event</source>
        <translation>Đơn vị toàn giải</translation>
    </message>
    <message>
        <source>Medal table</source>
        <translation>Bảng tổng sắp huy chương</translation>
    </message>
    <message>
        <source>Closing ceremony</source>
        <translation>Lễ trao giải</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Vàng</translation>
    </message>
    <message>
        <source>Silver</source>
        <translation>Bạc</translation>
    </message>
    <message>
        <source>Bronze</source>
        <translation>Đồng</translation>
    </message>
    <message>
        <source>Medals</source>
        <translation>Tổng</translation>
    </message>
    <message>
        <source>Medal</source>
        <translation>Huy chương</translation>
    </message>
    <message>
        <source>Certificate no.</source>
        <translation>Số giấy chứng nhận</translation>
    </message>
    <message>
        <source>Cert.</source>
        <translation>Số GCN</translation>
    </message>
    <message>
        <source>In all: {sum}</source>
        <translation>Tổng cộng: {sum}</translation>
    </message>
    <message>
        <source>Accounts</source>
        <translation>Chi thưởng</translation>
    </message>
    <message>
        <source>Winners</source>
        <translation>Người nhận</translation>
    </message>
    <message>
        <source>made</source>
        <translation>đạt</translation>
    </message>
    <message>
        <source>still possible</source>
        <translation>còn có thể</translation>
    </message>
    <message>
        <source>missed by one condition</source>
        <translation>thiếu một điều kiện</translation>
    </message>
    <message>
        <source>waits for a rating of %1</source>
        <translation>chờ đủ hệ số %1</translation>
    </message>
    <message>
        <source>Title norms and chances</source>
        <translation>Chuẩn danh hiệu và cơ hội</translation>
    </message>
    <message>
        <source>Direct titles</source>
        <translation>Danh hiệu trực tiếp</translation>
    </message>
    <message>
        <source>Norm</source>
        <translation>Chuẩn</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Tình trạng</translation>
    </message>
    <message>
        <source>Needed</source>
        <translation>Cần</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>Trung bình</translation>
    </message>
    <message>
        <source>Ra</source>
        <translation>Ra</translation>
    </message>
    <message>
        <source>What decides</source>
        <translation>Điều quyết định</translation>
    </message>
    <message>
        <source>Title claimed</source>
        <translation>Danh hiệu đề nghị</translation>
    </message>
    <message>
        <source>Claim</source>
        <translation>Đề nghị</translation>
    </message>
    <message>
        <source>Chess960, position %1: %2</source>
        <translation>Chess960, thế cờ %1: %2</translation>
    </message>
    <message>
        <source>1+1: points, and virtual points of the acceleration</source>
        <translation>1+1: điểm, và điểm ảo của tăng tốc</translation>
    </message>
    <message>
        <source>By {chapter}, {step}, the colours would be the other way round. Press F1 for the reasons.</source>
        <translation>Theo {chapter}, {step}, màu quân lẽ ra ngược lại. Bấm F1 để xem lý do.</translation>
    </message>
    <message>
        <source>Colours by {chapter}, {step}. Press F1 for the reasons.</source>
        <translation>Màu quân theo {chapter}, {step}. Bấm F1 để xem lý do.</translation>
    </message>
    <message>
        <source>Board of round %1</source>
        <translation>Bàn của ván %1</translation>
    </message>
    <message>
        <source>Pairing number</source>
        <translation>Số bốc thăm</translation>
    </message>
    <message>
        <source>Result of round %1</source>
        <translation>Kết quả ván %1</translation>
    </message>
    <message>
        <source>Place after round %1</source>
        <translation>Hạng sau ván %1</translation>
    </message>
    <message>
        <source>%1, with %2</source>
        <translation>%1, được %2 điểm</translation>
    </message>
    <message>
        <source>%1: bye</source>
        <translation>%1: miễn đấu</translation>
    </message>
    <message>
        <source>Nothing differs from what was published.</source>
        <translation>Không có gì khác với lúc công bố.</translation>
    </message>
    <message>
        <source>How this round was published is not known.</source>
        <translation>Không biết ván này đã được công bố như thế nào.</translation>
    </message>
    <message>
        <source>Corrections to the sheets of round</source>
        <translation>Đính chính các bảng của ván</translation>
    </message>
    <message>
        <source>Concerns</source>
        <translation>Đấu thủ</translation>
    </message>
    <message>
        <source>As published</source>
        <translation>Lúc công bố</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Hiện nay</translation>
    </message>
    <message>
        <source>not computed</source>
        <translation>không tính</translation>
    </message>
    <message>
        <source>{code} is not computed: those who are tied when it comes share a place, whatever stands behind it.</source>
        <translation>{code} không được tính: những người còn bằng nhau khi đến đó đồng hạng, dù phía sau còn hệ số khác.</translation>
    </message>
    <message>
        <source>{code} is not computed; nobody is tied when it comes.</source>
        <translation>{code} không được tính; đến đó không còn ai bằng nhau.</translation>
    </message>
    <message>
        <source>fits no section</source>
        <translation>không hợp bảng nào</translation>
    </message>
    <message>
        <source>no player: a line of totals or a signature</source>
        <translation>không phải đấu thủ: dòng cộng hay chữ ký</translation>
    </message>
    <message>
        <source>in this section twice</source>
        <translation>có hai lần trong bảng này</translation>
    </message>
    <message>
        <source>in another section too</source>
        <translation>có cả ở bảng khác</translation>
    </message>
    <message>
        <source>the section is for the other sex</source>
        <translation>bảng dành cho giới tính kia</translation>
    </message>
    <message>
        <source>a girl&apos;s name among boys</source>
        <translation>tên nữ trong bảng nam</translation>
    </message>
    <message>
        <source>too old for the section</source>
        <translation>quá tuổi của bảng</translation>
    </message>
    <message>
        <source>of a lower age</source>
        <translation>thuộc lứa tuổi nhỏ hơn</translation>
    </message>
    <message>
        <source>no date of birth</source>
        <translation>thiếu ngày sinh</translation>
    </message>
    <message>
        <source>plays in another section</source>
        <translation>đang ở bảng khác</translation>
    </message>
    <message>
        <source>new</source>
        <translation>mới</translation>
    </message>
    <message>
        <source>unchanged</source>
        <translation>không đổi</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>thay đổi</translation>
    </message>
    <message>
        <source>not in the list any more</source>
        <translation>không còn trong danh sách</translation>
    </message>
    <message>
        <source>one unit, spelled otherwise: %1</source>
        <translation>một đơn vị, còn viết là: %1</translation>
    </message>
    <message>
        <source>merge</source>
        <translation>gộp</translation>
    </message>
    <message>
        <source>keep</source>
        <translation>giữ</translation>
    </message>
    <message>
        <source>move to %1</source>
        <translation>chuyển sang %1</translation>
    </message>
    <message>
        <source>take out</source>
        <translation>cho ra</translation>
    </message>
    <message>
        <source>drop</source>
        <translation>bỏ</translation>
    </message>
    <message>
        <source>check-in is not closed</source>
        <translation>chưa đóng điểm danh</translation>
    </message>
    <message>
        <source>the numbers don&apos;t follow the ratings</source>
        <translation>số thứ tự không theo hệ số</translation>
    </message>
    <message>
        <source>✓ published round %1</source>
        <translation>✓ đã công bố ván %1</translation>
    </message>
    <message numerus="yes">
        <source>%n results missing</source>
        <translation>
            <numerusform>thiếu %n kết quả</numerusform>
        </translation>
    </message>
    <message>
        <source>no two players yet</source>
        <translation>chưa đủ hai đấu thủ</translation>
    </message>
    <message>
        <source>the last round is paired</source>
        <translation>đã bốc thăm ván cuối</translation>
    </message>
    <message>
        <source>something came in: it is drafted anew…</source>
        <translation>có dữ liệu mới: đang bốc thăm lại…</translation>
    </message>
    <message>
        <source>is being drafted…</source>
        <translation>đang bốc thăm…</translation>
    </message>
    <message>
        <source>ready, drafted anew</source>
        <translation>sẵn sàng, đã bốc thăm lại</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>sẵn sàng</translation>
    </message>
    <message>
        <source>expelled from round {round}</source>
        <translation>bị loại khỏi giải từ ván {round}</translation>
    </message>
    <message>
        <source>captain {name}</source>
        <translation>đội trưởng {name}</translation>
    </message>
    <message>
        <source>{points} match points</source>
        <translation>{points} điểm trận</translation>
    </message>
    <message>
        <source>{points} game points</source>
        <translation>{points} điểm ván</translation>
    </message>
    <message>
        <source>Board {board}</source>
        <translation>Bàn {board}</translation>
    </message>
    <message numerus="yes">
        <source>A place needs %n games; the board is the one played most.</source>
        <translation>
            <numerusform>Muốn có hạng phải đấu %n ván; bàn là bàn ngồi nhiều nhất.</numerusform>
        </translation>
    </message>
    <message>
        <source>Matches of round</source>
        <translation>Các trận ván</translation>
    </message>
    <message>
        <source>Teams and their members</source>
        <translation>Các đội và thành viên</translation>
    </message>
    <message>
        <source>Best on each board</source>
        <translation>Xếp hạng theo bàn</translation>
    </message>
    <message>
        <source>The next round of every section</source>
        <translation>Ván sau của mọi bảng</translation>
    </message>
    <message>
        <source>Missing results</source>
        <translation>Kết quả còn thiếu</translation>
    </message>
    <message>
        <source>Rooms and tables</source>
        <translation>Phòng và số bàn</translation>
    </message>
    <message>
        <source>Room</source>
        <translation>Phòng</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Nhóm</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Số bàn</translation>
    </message>
    <message>
        <source>List of the event</source>
        <translation>Danh sách của giải</translation>
    </message>
    <message>
        <source>What becomes of it</source>
        <translation>Xử lý</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Bàn</translation>
    </message>
    <message>
        <source>Byes</source>
        <translation>Miễn đấu</translation>
    </message>
    <message>
        <source>Not paired</source>
        <translation>Không xếp</translation>
    </message>
    <message>
        <source>How it stands</source>
        <translation>Tình trạng</translation>
    </message>
    <message>
        <source>Under which rules, after round</source>
        <translation>Theo luật nào, sau ván</translation>
    </message>
    <message>
        <source>By both pairing rules, round</source>
        <translation>Theo hai bản luật bốc thăm, ván</translation>
    </message>
    <message>
        <source>Place until 2023</source>
        <translation>Hạng đến 2023</translation>
    </message>
    <message>
        <source>Until 2023</source>
        <translation>Đến 2023</translation>
    </message>
    <message>
        <source>Place by 2024</source>
        <translation>Hạng theo 2024</translation>
    </message>
    <message>
        <source>2024</source>
        <translation>2024</translation>
    </message>
    <message>
        <source>Place by 2026</source>
        <translation>Hạng theo 2026</translation>
    </message>
    <message>
        <source>2026</source>
        <translation>2026</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Thay đổi</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Vì sao</translation>
    </message>
    <message>
        <source>By the rules of 2017</source>
        <translation>Theo luật 2017</translation>
    </message>
    <message>
        <source>By the rules of 2026</source>
        <translation>Theo luật 2026</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Trận</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Đội</translation>
    </message>
    <message>
        <source>Match points</source>
        <translation>Điểm trận</translation>
    </message>
    <message>
        <source>MP</source>
        <translation>ĐT</translation>
    </message>
    <message>
        <source>Game points</source>
        <translation>Điểm ván</translation>
    </message>
    <message>
        <source>GP</source>
        <translation>ĐV</translation>
    </message>
    <message>
        <source>Percentage</source>
        <translation>Tỉ lệ phần trăm</translation>
    </message>
    <message>
        <source>%</source>
        <translation>%</translation>
    </message>
    <message>
        <source>Performance</source>
        <translation>Hiệu suất</translation>
    </message>
    <message>
        <source>✓ present</source>
        <translation>✓ có mặt</translation>
    </message>
    <message>
        <source>✕ absent</source>
        <translation>✕ vắng</translation>
    </message>
    <message>
        <source>◔ late</source>
        <translation>◔ đến muộn</translation>
    </message>
    <message>
        <source>✓ closed</source>
        <translation>✓ đã đóng</translation>
    </message>
    <message>
        <source>%1 of %2 closed</source>
        <translation>%1/%2 đã đóng</translation>
    </message>
    <message>
        <source>enters in round %1</source>
        <translation>vào giải từ ván %1</translation>
    </message>
    <message>
        <source>⚠ FIDE ID as number %1</source>
        <translation>⚠ trùng FIDE ID với số %1</translation>
    </message>
    <message>
        <source>⚠ name as number %1</source>
        <translation>⚠ trùng tên với số %1</translation>
    </message>
    <message>
        <source>⚠ not for this section</source>
        <translation>⚠ không thuộc bảng này</translation>
    </message>
    <message>
        <source>All sections</source>
        <translation>Mọi bảng</translation>
    </message>
    <message>
        <source>All sections of the event count.</source>
        <translation>Tính mọi bảng của giải.</translation>
    </message>
    <message>
        <source>These sections count: {sections}.</source>
        <translation>Tính các bảng: {sections}.</translation>
    </message>
    <message>
        <source>A unit with fewer players who count stands behind one with more.</source>
        <translation>Đơn vị có ít đấu thủ được tính hơn đứng dưới đơn vị có nhiều hơn.</translation>
    </message>
    <message>
        <source>A unit with fewer than {n} players who count has no place.</source>
        <translation>Đơn vị có ít hơn {n} đấu thủ được tính không được xếp hạng.</translation>
    </message>
    <message>
        <source>Units that are level in all of this share the place.</source>
        <translation>Các đơn vị bằng nhau ở tất cả các điều trên thì đồng hạng.</translation>
    </message>
    <message>
        <source>In each section the best {men} men and the best {women} women of each unit count; the sections are added.</source>
        <translation>Ở mỗi bảng, mỗi đơn vị được tính {men} nam và {women} nữ có thành tích tốt nhất; kết quả các bảng được cộng lại.</translation>
    </message>
    <message>
        <source>Of the whole event the best {men} men and the best {women} women of each unit count.</source>
        <translation>Trong cả giải, mỗi đơn vị được tính {men} nam và {women} nữ có thành tích tốt nhất.</translation>
    </message>
    <message>
        <source>In each section the best {n} players of each unit count; the sections are added.</source>
        <translation>Ở mỗi bảng, mỗi đơn vị được tính {n} đấu thủ có thành tích tốt nhất; kết quả các bảng được cộng lại.</translation>
    </message>
    <message>
        <source>Of the whole event the best {n} players of each unit count.</source>
        <translation>Trong cả giải, mỗi đơn vị được tính {n} đấu thủ có thành tích tốt nhất.</translation>
    </message>
    <message>
        <source>The unit with more gold medals stands in front, then that with more silver ones, then that with more bronze ones.</source>
        <translation>Đơn vị có nhiều huy chương vàng hơn đứng trên; bằng nhau thì xét huy chương bạc, rồi huy chương đồng.</translation>
    </message>
    <message>
        <source>Their places in the final standings are added; the smaller sum stands in front.</source>
        <translation>Cộng thứ hạng chung cuộc của họ; đơn vị có tổng nhỏ hơn đứng trên.</translation>
    </message>
    <message>
        <source>Their points are added; the larger sum stands in front.</source>
        <translation>Cộng điểm của họ; đơn vị có tổng lớn hơn đứng trên.</translation>
    </message>
    <message>
        <source>In a section whose prizes name no medals places 3 and 4 both win bronze.</source>
        <translation>Ở bảng mà cơ cấu giải không nêu huy chương, hạng 3 và hạng 4 cùng nhận huy chương đồng.</translation>
    </message>
    <message>
        <source>place %1: %2</source>
        <translation>hạng %1: %2 điểm</translation>
    </message>
    <message>
        <source>Places in the final standings are worth points: {places}; from place {next} on none. They are added; the larger sum stands in front.</source>
        <translation>Thứ hạng chung cuộc được tính điểm: {places}; từ hạng {next} trở đi không có điểm. Cộng các điểm này; đơn vị có tổng lớn hơn đứng trên.</translation>
    </message>
    <message>
        <source>Units that are level are parted, in this order, by: {parts}.</source>
        <translation>Nếu bằng nhau, xét lần lượt: {parts}.</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Hạng</translation>
    </message>
    <message>
        <source>Tie-breaks</source>
        <translation>Hệ số phụ</translation>
    </message>
    <message>
        <source>Norms</source>
        <translation>Chuẩn danh hiệu</translation>
    </message>
    <message>
        <source>Check-in</source>
        <translation>Điểm danh</translation>
    </message>
    <message>
        <source>Check-in by section</source>
        <translation>Điểm danh theo bảng</translation>
    </message>
    <message>
        <source>Mark</source>
        <translation>Dấu</translation>
    </message>
    <message>
        <source>Present</source>
        <translation>Có mặt</translation>
    </message>
    <message>
        <source>of</source>
        <translation>trên</translation>
    </message>
    <message>
        <source>Absent</source>
        <translation>Vắng</translation>
    </message>
    <message>
        <source>Late</source>
        <translation>Muộn</translation>
    </message>
    <message>
        <source>Without a mark</source>
        <translation>Chưa đánh dấu</translation>
    </message>
    <message>
        <source>No mark</source>
        <translation>Chưa</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>Đã đóng</translation>
    </message>
    <message>
        <source>What if, after round</source>
        <translation>Nếu như, sau ván</translation>
    </message>
    <message>
        <source>Of</source>
        <translation>Của</translation>
    </message>
    <message>
        <source>As it is</source>
        <translation>Hiện tại</translation>
    </message>
    <message>
        <source>As supposed</source>
        <translation>Theo giả sử</translation>
    </message>
    <message>
        <source>Points for places</source>
        <translation>Điểm xếp hạng</translation>
    </message>
    <message>
        <source>For places</source>
        <translation>Điểm hạng</translation>
    </message>
    <message>
        <source>An estimate by ratings: the rounds to come were played {n} times, each paired and ranked by the rules (seed {seed}).</source>
        <translation>Ước lượng theo hệ số: các ván còn lại được đấu thử {n} lần, lần nào cũng bốc thăm và xếp hạng theo luật (số gieo {seed}).</translation>
    </message>
    <message>
        <source>±: two standard errors, for the number of finishes and for how well the strengths are known. What is possible by points is exact.</source>
        <translation>±: hai sai số chuẩn, vì số lần thử và vì sức cờ chỉ biết đến thế. Hạng còn có thể theo điểm là chính xác.</translation>
    </message>
    <message>
        <source>Players without a rating: {n}; they are judged by their results so far, so what concerns them is less sure.</source>
        <translation>Kỳ thủ chưa có hệ số: {n}; họ được ước theo kết quả đến nay, nên phần về họ kém chắc hơn.</translation>
    </message>
    <message>
        <source>Finishes left out because a round could not be paired: {n}.</source>
        <translation>Số lần thử bỏ ra vì có ván không bốc thăm được: {n}.</translation>
    </message>
    <message>
        <source>What can still happen, after round</source>
        <translation>Còn có thể xảy ra gì, sau ván</translation>
    </message>
    <message>
        <source>Where can he still come in, after round</source>
        <translation>Còn có thể về hạng mấy, sau ván</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Hạng nhất</translation>
    </message>
    <message>
        <source>1st</source>
        <translation>Nhất</translation>
    </message>
    <message>
        <source>First three</source>
        <translation>Ba hạng đầu</translation>
    </message>
    <message>
        <source>1–3</source>
        <translation>1–3</translation>
    </message>
    <message>
        <source>Points in the end</source>
        <translation>Điểm khi kết thúc</translation>
    </message>
    <message>
        <source>In the end</source>
        <translation>Cuối giải</translation>
    </message>
    <message>
        <source>Place of nine in ten</source>
        <translation>Hạng của chín trên mười lần</translation>
    </message>
    <message>
        <source>Likely</source>
        <translation>Dễ gặp</translation>
    </message>
    <message>
        <source>Place possible by points</source>
        <translation>Hạng còn có thể theo điểm</translation>
    </message>
    <message>
        <source>Possible</source>
        <translation>Có thể</translation>
    </message>
    <message>
        <source>Any prize</source>
        <translation>Có giải</translation>
    </message>
    <message>
        <source>Prize money on average</source>
        <translation>Tiền thưởng trung bình</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Tiền</translation>
    </message>
    <message>
        <source>Title norms</source>
        <translation>Chuẩn danh hiệu</translation>
    </message>
    <message>
        <source>Strength supposed</source>
        <translation>Sức cờ giả định</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Sức cờ</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Khả năng</translation>
    </message>
    <message>
        <source>Ratings in every system</source>
        <translation>Hệ số theo mọi hệ thống</translation>
    </message>
    <message>
        <source>One player in every system</source>
        <translation>Một đấu thủ theo mọi hệ thống</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Hệ thống</translation>
    </message>
    <message>
        <source>All rounds</source>
        <translation>Tất cả các ván</translation>
    </message>
    <message>
        <source>Printed papers</source>
        <translation>Giấy tờ đã in</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Tờ</translation>
    </message>
    <message>
        <source>As printed</source>
        <translation>Đã in</translation>
    </message>
    <message>
        <source>bye</source>
        <translation>miễn đấu</translation>
    </message>
    <message>
        <source>walkover</source>
        <translation>đối thủ rút</translation>
    </message>
    <message>
        <source>both withdrew</source>
        <translation>cả hai rút</translation>
    </message>
    <message>
        <source>Bracket</source>
        <translation>Nhánh đấu</translation>
    </message>
    <message>
        <source>Final list of all stages</source>
        <translation>Bảng chung cuộc mọi giai đoạn</translation>
    </message>
    <message>
        <source>Came to</source>
        <translation>Vào đến</translation>
    </message>
    <message>
        <source>Round of the bracket</source>
        <translation>Vòng của nhánh đấu</translation>
    </message>
    <message>
        <source>Score of the match</source>
        <translation>Tỉ số trận</translation>
    </message>
    <message>
        <source>put off, was to be on {day}</source>
        <translation>hoãn, lẽ ra ngày {day}</translation>
    </message>
    <message>
        <source>moved, was to be on {day}</source>
        <translation>dời, lẽ ra ngày {day}</translation>
    </message>
    <message>
        <source>All against all</source>
        <translation>Bảng đối đầu</translation>
    </message>
    <message>
        <source>Days of play</source>
        <translation>Ngày đấu</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Ngày</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Giờ</translation>
    </message>
    <message>
        <source>Home team</source>
        <translation>Chủ nhà</translation>
    </message>
    <message>
        <source>Guests</source>
        <translation>Đội khách</translation>
    </message>
    <message>
        <source>Venue</source>
        <translation>Nơi đấu</translation>
    </message>
    <message>
        <source>Sum of values</source>
        <translation>Tổng giá trị</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Tổng</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Giá trị</translation>
    </message>
    <message>
        <source>reserve</source>
        <translation>dự bị</translation>
    </message>
    <message>
        <source>no match for the team</source>
        <translation>đội không đấu</translation>
    </message>
    <message>
        <source>out of the cup</source>
        <translation>đã bị loại</translation>
    </message>
    <message>
        <source>match</source>
        <extracomment>in the column of results: no board is known, only the score of the match</extracomment>
        <translation>cả trận</translation>
    </message>
    <message>
        <source>Only the score of the match is known, not that of its boards</source>
        <translation>Chỉ biết tỉ số cả trận, không biết kết quả từng bàn</translation>
    </message>
    <message>
        <source>line-up not out yet</source>
        <translation>chưa công bố đội hình</translation>
    </message>
    <message>
        <source>–: not on a board (reserve, no match, out, line-up not out yet), or only the match&apos;s score is known</source>
        <translation>–: không ngồi bàn nào (dự bị, đội không đấu, đã bị loại, chưa công bố đội hình) hoặc chỉ biết tỉ số cả trận</translation>
    </message>
    <message>
        <source>match is decided</source>
        <translation>trận đã phân thắng bại</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Đấu thủ</translation>
    </message>
    <message>
        <source>By stages</source>
        <translation>Từng chặng</translation>
    </message>
    <message>
        <source>Winner of the match</source>
        <translation>Người thắng</translation>
    </message>
</context>
<context>
    <name>TieBreakName</name>
    <message>
        <source>without the %1 lowest and %1 highest</source>
        <translation>bỏ %1 ván thấp nhất và %1 ván cao nhất</translation>
    </message>
    <message>
        <source>without the %1 lowest</source>
        <translation>bỏ %1 ván thấp nhất</translation>
    </message>
    <message>
        <source>forfeits count as games</source>
        <translation>ván vắng đấu tính như ván đấu</translation>
    </message>
    <message>
        <source>last round as drawn</source>
        <translation>coi ván cuối đều hòa</translation>
    </message>
    <message>
        <source>in reverse order</source>
        <translation>thứ tự ngược lại</translation>
    </message>
    <message>
        <source>rules before September 2023</source>
        <translation>luật trước tháng 9 năm 2023</translation>
    </message>
    <message>
        <source>rules of 2024</source>
        <translation>luật năm 2024</translation>
    </message>
    <message>
        <source>rules of 2026</source>
        <translation>luật năm 2026</translation>
    </message>
    <message>
        <source>without the %1 highest</source>
        <translation>bỏ %1 cao nhất</translation>
    </message>
    <message>
        <source>limit %1 %</source>
        <translation>giới hạn %1 %</translation>
    </message>
    <message>
        <source>match points 2-1-0</source>
        <translation>điểm trận 2-1-0</translation>
    </message>
    <message>
        <source>match points 3-1-0</source>
        <translation>điểm trận 3-1-0</translation>
    </message>
    <message>
        <source>unplayed rounds as draws against oneself</source>
        <translation>ván không đấu là hòa với chính mình</translation>
    </message>
    <message>
        <source>voluntary rounds cut like others</source>
        <translation>ván tự nguyện không đấu bỏ như ván khác</translation>
    </message>
    <message>
        <source>Swiss rules in a round robin</source>
        <translation>luật hệ Thụy Sĩ trong giải vòng tròn</translation>
    </message>
</context>
<context>
    <name>Value</name>
    <message>
        <source>win</source>
        <translation>thắng</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>hòa</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>thua</translation>
    </message>
    <message>
        <source>unrated win</source>
        <translation>thắng không tính hệ số</translation>
    </message>
    <message>
        <source>unrated draw</source>
        <translation>hòa không tính hệ số</translation>
    </message>
    <message>
        <source>unrated loss</source>
        <translation>thua không tính hệ số</translation>
    </message>
    <message>
        <source>forfeit win</source>
        <translation>thắng do đối phương vắng</translation>
    </message>
    <message>
        <source>forfeit loss</source>
        <translation>thua do vắng đấu</translation>
    </message>
    <message>
        <source>no result yet</source>
        <translation>chưa có kết quả</translation>
    </message>
    <message>
        <source>adjourned</source>
        <translation>hoãn đấu</translation>
    </message>
    <message>
        <source>pairing-allocated bye</source>
        <translation>miễn đấu theo bốc thăm</translation>
    </message>
    <message>
        <source>full-point bye</source>
        <translation>miễn đấu trọn điểm</translation>
    </message>
    <message>
        <source>half-point bye</source>
        <translation>miễn đấu nửa điểm</translation>
    </message>
    <message>
        <source>zero-point bye</source>
        <translation>miễn đấu không điểm</translation>
    </message>
    <message>
        <source>win without an opponent</source>
        <translation>thắng không có đối phương</translation>
    </message>
    <message>
        <source>loss without an opponent</source>
        <translation>thua không có đối phương</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Đen</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Đỏ</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Trắng</translation>
    </message>
    <message>
        <source>{others} and {last}</source>
        <translation>{others} và {last}</translation>
    </message>
    <message numerus="yes">
        <source>{names} and %n others</source>
        <translation>
            <numerusform>{names} và %n người khác</numerusform>
        </translation>
    </message>
    <message>
        <source>before September 2023</source>
        <translation>trước tháng 9/2023</translation>
    </message>
    <message>
        <source>part %1/%2</source>
        <translation>phần %1/%2</translation>
    </message>
</context>
<context>
    <name>Warning</name>
    <message>
        <source>FIDE mode to be left</source>
        <translation>Rời chế độ FIDE</translation>
    </message>
    <message>
        <source>System changed after the start</source>
        <translation>Đổi thể thức sau khi giải bắt đầu</translation>
    </message>
    <message>
        <source>Pairing rules changed after the start</source>
        <translation>Đổi luật bốc thăm sau khi giải bắt đầu</translation>
    </message>
    <message>
        <source>Tie-break rules changed after the start</source>
        <translation>Đổi luật hệ số phụ sau khi giải bắt đầu</translation>
    </message>
    <message>
        <source>Tie-breaks changed after the start</source>
        <translation>Đổi hệ số phụ sau khi giải bắt đầu</translation>
    </message>
    <message>
        <source>Lots drawn once more</source>
        <translation>Rút thăm lại</translation>
    </message>
    <message>
        <source>Number of rounds changed after the start</source>
        <translation>Đổi số ván sau khi giải bắt đầu</translation>
    </message>
    <message>
        <source>Points changed after the start</source>
        <translation>Đổi cách tính điểm sau khi giải bắt đầu</translation>
    </message>
    <message>
        <source>Value of the bye changed after the start</source>
        <translation>Đổi điểm miễn đấu sau khi giải bắt đầu</translation>
    </message>
    <message>
        <source>Acceleration changed after the start</source>
        <translation>Đổi tăng tốc sau khi giải bắt đầu</translation>
    </message>
    <message>
        <source>Initial colour changed after the start</source>
        <translation>Đổi màu quân đầu tiên sau khi giải bắt đầu</translation>
    </message>
    <message>
        <source>Prohibited pairs changed after the start</source>
        <translation>Đổi các cặp không được gặp nhau sau khi giải bắt đầu</translation>
    </message>
    <message>
        <source>Bonus and penalty points after the start</source>
        <translation>Điểm thưởng, điểm phạt sau khi giải bắt đầu</translation>
    </message>
    <message>
        <source>Section replaced after the start</source>
        <translation>Thay cả bảng sau khi giải bắt đầu</translation>
    </message>
    <message>
        <source>Section to be removed</source>
        <translation>Xóa bảng đấu</translation>
    </message>
    <message>
        <source>Starting numbers after round 4</source>
        <translation>Số thứ tự sau ván 4</translation>
    </message>
    <message>
        <source>Starting numbers changed</source>
        <translation>Đổi số thứ tự</translation>
    </message>
    <message>
        <source>Starting numbers against the ratings</source>
        <translation>Số thứ tự trái với hệ số</translation>
    </message>
    <message>
        <source>Result of an earlier round corrected</source>
        <translation>Sửa kết quả của ván trước</translation>
    </message>
    <message>
        <source>Result of a closed round</source>
        <translation>Kết quả của ván đã khóa</translation>
    </message>
    <message>
        <source>Adjourned game decided</source>
        <translation>Ván hoãn có kết quả</translation>
    </message>
    <message>
        <source>Boards of an earlier round changed</source>
        <translation>Sửa bàn đấu của ván trước</translation>
    </message>
    <message>
        <source>Boards of an earlier round</source>
        <translation>Bàn đấu của ván trước</translation>
    </message>
    <message>
        <source>Pairing of a round with results changed by hand</source>
        <translation>Sửa tay bốc thăm của ván đã có kết quả</translation>
    </message>
    <message>
        <source>Round to be taken back</source>
        <translation>Hủy bốc thăm một ván</translation>
    </message>
    <message>
        <source>Round with results to be taken back</source>
        <translation>Hủy bốc thăm ván đã có kết quả</translation>
    </message>
    <message>
        <source>Earlier round to be taken back</source>
        <translation>Hủy bốc thăm một ván trước</translation>
    </message>
    <message>
        <source>Round that can&apos;t be</source>
        <translation>Ván xếp không hợp lệ</translation>
    </message>
    <message>
        <source>Opponents who have met</source>
        <translation>Hai đấu thủ đã gặp nhau</translation>
    </message>
    <message>
        <source>Prohibited pair</source>
        <translation>Cặp không được gặp nhau</translation>
    </message>
    <message>
        <source>One colour three times running</source>
        <translation>Một màu quân ba ván liền</translation>
    </message>
    <message>
        <source>Colour difference beyond two</source>
        <translation>Chênh lệch màu quân quá hai</translation>
    </message>
    <message>
        <source>Bye of a player who may not have it</source>
        <translation>Miễn đấu cho người không được miễn</translation>
    </message>
    <message>
        <source>Bye that nobody needs</source>
        <translation>Miễn đấu không cần thiết</translation>
    </message>
    <message>
        <source>Player paired who is not there</source>
        <translation>Xếp cặp cho người vắng mặt</translation>
    </message>
    <message>
        <source>Colours other than the rules give</source>
        <translation>Màu quân khác với luật</translation>
    </message>
    <message>
        <source>Round paired by hand</source>
        <translation>Ván xếp bằng tay</translation>
    </message>
    <message>
        <source>One FIDE ID twice</source>
        <translation>Trùng mã số FIDE</translation>
    </message>
    <message>
        <source>One name twice</source>
        <translation>Trùng họ tên</translation>
    </message>
    <message>
        <source>Impossible rating</source>
        <translation>Hệ số không thể có</translation>
    </message>
    <message>
        <source>Impossible year of birth</source>
        <translation>Năm sinh không thể có</translation>
    </message>
    <message>
        <source>More byes than allowed</source>
        <translation>Miễn đấu quá số cho phép</translation>
    </message>
    <message>
        <source>Too few players to pair</source>
        <translation>Quá ít đấu thủ để bốc thăm</translation>
    </message>
    <message>
        <source>Round beyond the end of the tournament</source>
        <translation>Ván vượt quá số ván của giải</translation>
    </message>
    <message>
        <source>Round beyond the end of the table</source>
        <translation>Ván vượt quá bảng vòng tròn</translation>
    </message>
    <message>
        <source>Results missing when the next round was paired</source>
        <translation>Thiếu kết quả khi bốc thăm ván sau</translation>
    </message>
    <message>
        <source>Results missing</source>
        <translation>Thiếu kết quả</translation>
    </message>
    <message>
        <source>Game adjourned long ago</source>
        <translation>Ván hoãn đã lâu</translation>
    </message>
    <message>
        <source>More rounds than opponents</source>
        <translation>Số ván nhiều hơn số đối phương</translation>
    </message>
    <message>
        <source>Second half-point bye</source>
        <translation>Miễn đấu nửa điểm lần thứ hai</translation>
    </message>
    <message>
        <source>Full-point bye</source>
        <translation>Miễn đấu trọn điểm (BYE1)</translation>
    </message>
    <message>
        <source>Report or final list with a game open</source>
        <translation>Báo cáo hoặc bảng chung cuộc khi còn ván chưa xong</translation>
    </message>
    <message>
        <source>“{section}” leaves FIDE mode for good; this can&apos;t be undone.</source>
        <translation>“{section}” rời hẳn chế độ FIDE; không thể hoàn tác.</translation>
    </message>
    <message>
        <source>The system is fixed since round 1 was paired.</source>
        <translation>Thể thức đã cố định từ khi bốc thăm ván 1.</translation>
    </message>
    <message>
        <source>The edition of the pairing rules is fixed since round 1 was paired.</source>
        <translation>Phiên bản luật bốc thăm đã cố định từ khi bốc thăm ván 1.</translation>
    </message>
    <message>
        <source>The edition of the tie-break rules is fixed since round 1 was paired.</source>
        <translation>Phiên bản luật hệ số phụ đã cố định từ khi bốc thăm ván 1.</translation>
    </message>
    <message>
        <source>The tournament has begun, and its list of tie-breaks was published (C.07, 4.1.1).</source>
        <translation>Giải đã bắt đầu và danh sách hệ số phụ đã được công bố (C.07, 4.1.1).</translation>
    </message>
    <message>
        <source>The lots are drawn; another draw would give other places.</source>
        <translation>Đã rút thăm; rút lại sẽ cho thứ hạng khác.</translation>
    </message>
    <message>
        <source>The number of rounds is fixed since round 1 was paired.</source>
        <translation>Số ván đã cố định từ khi bốc thăm ván 1.</translation>
    </message>
    <message>
        <source>The points are fixed since round 1 was paired.</source>
        <translation>Cách tính điểm đã cố định từ khi bốc thăm ván 1.</translation>
    </message>
    <message>
        <source>The value of the bye is fixed since round 1 was paired.</source>
        <translation>Điểm miễn đấu đã cố định từ khi bốc thăm ván 1.</translation>
    </message>
    <message>
        <source>The acceleration is fixed since round 1 was paired.</source>
        <translation>Tăng tốc đã cố định từ khi bốc thăm ván 1.</translation>
    </message>
    <message>
        <source>The initial colour was drawn; it is fixed since round 1 was paired.</source>
        <translation>Màu quân đầu tiên đã được rút thăm và cố định từ khi bốc thăm ván 1.</translation>
    </message>
    <message>
        <source>Prohibited pairs are fixed since round 1 was paired.</source>
        <translation>Các cặp không được gặp nhau đã cố định từ khi bốc thăm ván 1.</translation>
    </message>
    <message>
        <source>Bonus and penalty points change the standings and the next pairing.</source>
        <translation>Điểm thưởng, điểm phạt làm thay đổi xếp hạng và lần bốc thăm tới.</translation>
    </message>
    <message>
        <source>“{section}” has begun; all of its rounds would be replaced.</source>
        <translation>“{section}” đã bắt đầu; mọi ván của bảng này sẽ bị thay.</translation>
    </message>
    <message>
        <source>“{section}” goes with its players and rounds. Ctrl+Z brings it back.</source>
        <translation>“{section}” bị xóa cùng đấu thủ và các ván. Ctrl+Z để lấy lại.</translation>
    </message>
    <message>
        <source>Since round 4 was paired the starting numbers are fixed.</source>
        <translation>Số thứ tự đã cố định từ khi bốc thăm ván 4.</translation>
    </message>
    <message numerus="yes">
        <source>%n players get another starting number.</source>
        <translation>
            <numerusform>%n đấu thủ nhận số thứ tự khác.</numerusform>
        </translation>
    </message>
    <message>
        <source>A player then stands before somebody with a higher rating.</source>
        <translation>Khi đó có đấu thủ đứng trước người có hệ số cao hơn.</translation>
    </message>
    <message>
        <source>Round {round}, {player} – {other}: {before} becomes {after}, and later rounds were paired on it.</source>
        <translation>Ván {round}, {player} – {other}: {before} đổi thành {after}, mà các ván sau đã bốc thăm theo kết quả cũ.</translation>
    </message>
    <message>
        <source>Round {round}, {player} – {other}: {before} becomes {after}. In FIDE mode this round would be closed (C.04.2, 4.3).</source>
        <translation>Ván {round}, {player} – {other}: {before} đổi thành {after}. Trong chế độ FIDE ván này đã khóa (C.04.2, 4.3).</translation>
    </message>
    <message>
        <source>Round {round}, {player} – {other}: {before} can&apos;t become {after}. Only the two last played rounds are open to corrections (C.04.2, 4.3).</source>
        <translation>Ván {round}, {player} – {other}: không thể sửa {before} thành {after}. Chỉ được sửa hai ván vừa đấu xong (C.04.2, 4.3).</translation>
    </message>
    <message>
        <source>Round {round}, {player} – {other}: the adjourned game, which counted as a draw for the pairings, ends {after}.</source>
        <translation>Ván {round}, {player} – {other}: ván hoãn, trước nay tính hòa để bốc thăm, kết thúc {after}.</translation>
    </message>
    <message>
        <source>You change the boards of round {round}, and later rounds were paired on it.</source>
        <translation>Bạn sửa bàn đấu của ván {round}, mà các ván sau đã bốc thăm dựa trên ván này.</translation>
    </message>
    <message>
        <source>You change the boards of round {round}, which is long played.</source>
        <translation>Bạn sửa bàn đấu của ván {round}, đã đấu xong từ lâu.</translation>
    </message>
    <message>
        <source>The boards of round {round} can&apos;t be changed any more: only the two last played rounds are open to corrections (C.04.2, 4.3).</source>
        <translation>Không sửa được bàn đấu của ván {round} nữa: chỉ được sửa hai ván vừa đấu xong (C.04.2, 4.3).</translation>
    </message>
    <message numerus="yes">
        <source>%n boards of round {round} lose their result, because they get other players.</source>
        <translation>
            <numerusform>%n bàn của ván {round} mất kết quả vì đổi đấu thủ.</numerusform>
        </translation>
    </message>
    <message>
        <source>The boards of round {round} are taken back; byes asked for stay. You can pair it again.</source>
        <translation>Các bàn của ván {round} bị hủy; miễn đấu theo yêu cầu vẫn giữ. Có thể bốc thăm lại.</translation>
    </message>
    <message>
        <source>Round {round} has results, so it can&apos;t be taken back. Clear its results first (Del on each board), or change single boards by hand.</source>
        <translation>Ván {round} đã có kết quả nên không hủy được. Hãy xóa kết quả trước (Del ở từng bàn), hoặc sửa từng bàn bằng tay.</translation>
    </message>
    <message>
        <source>Round {round} can&apos;t be taken back, because later rounds were paired on it. Only the last round, {last}, can; go there first (Alt+Right).</source>
        <translation>Không hủy được bốc thăm ván {round} vì các ván sau đã dựa trên ván này. Chỉ hủy được ván cuối, ván {last}; hãy chuyển đến ván đó trước (Alt+→).</translation>
    </message>
    <message numerus="yes">
        <source>Round {round} differs from what the rules give on %n boards. That is kept with the round, in the report too.</source>
        <translation>
            <numerusform>Ván {round} khác với luật ở %n bàn. Điều đó được lưu cùng ván, cả trong báo cáo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n results are missing. Their games become adjourned: a draw for this pairing only. There are no final standings while one of them is open.</source>
        <translation>
            <numerusform>Thiếu %n kết quả. Các ván đó thành ván hoãn: chỉ tính hòa để bốc thăm. Chưa có xếp hạng chung cuộc khi còn ván hoãn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n results are missing. Enter them, or adjourn the games, before the next round is published.</source>
        <translation>
            <numerusform>Thiếu %n kết quả. Hãy nhập hoặc cho hoãn các ván đó trước khi công bố ván sau.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games adjourned before the last round are still open.</source>
        <translation>
            <numerusform>%n ván hoãn từ trước ván cuối vẫn chưa xong.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For %n rounds there are too few players: nobody meets an opponent twice, so the last rounds can only be paired by hand.</source>
        <translation>
            <numerusform>Quá ít đấu thủ cho %n ván: không ai gặp lại đối phương cũ, nên các ván cuối chỉ xếp được bằng tay.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} would have %n half-point byes.</source>
        <translation>
            <numerusform>{player} sẽ có %n lần miễn đấu nửa điểm (BYE½).</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} gets a full-point bye in round {round}. FIDE advises against it; the report says so.</source>
        <translation>{player} được miễn đấu trọn điểm ở ván {round}. FIDE khuyên không nên; báo cáo sẽ ghi điều này.</translation>
    </message>
    <message numerus="yes">
        <source>%n games of the finished tournament have no result yet: its report and its final lists have to wait for them.</source>
        <translation>
            <numerusform>%n ván của giải đã kết thúc chưa có kết quả: báo cáo và các bảng chung cuộc phải chờ.</numerusform>
        </translation>
    </message>
    <message>
        <source>Places in all standings change, also in those already printed.</source>
        <translation>Thứ hạng ở mọi bảng xếp hạng thay đổi, kể cả những bảng đã in.</translation>
    </message>
    <message>
        <source>The rounds to come are paired by other rules than those that are played.</source>
        <translation>Các ván tới được bốc thăm theo luật khác với các ván đã đấu.</translation>
    </message>
    <message>
        <source>The later rounds stay as they are, though the rules would pair them otherwise.</source>
        <translation>Các ván sau giữ nguyên, dù theo luật có thể phải xếp cặp khác.</translation>
    </message>
    <message>
        <source>The report says that the round was paired by hand.</source>
        <translation>Báo cáo sẽ ghi ván này được xếp bằng tay.</translation>
    </message>
    <message>
        <source>Outside FIDE mode the program lets you do what the regulations forbid.</source>
        <translation>Ngoài chế độ FIDE, chương trình cho phép làm cả những điều mà luật cấm.</translation>
    </message>
    <message>
        <source>Every screen and print of this section is marked from now on.</source>
        <translation>Từ nay mọi màn hình và bản in của bảng này đều mang dấu.</translation>
    </message>
    <message>
        <source>The exported report says in which round FIDE mode was left.</source>
        <translation>Báo cáo xuất ra ghi rõ đã rời chế độ FIDE ở ván nào.</translation>
    </message>
    <message>
        <source>FIDE may refuse to rate the tournament.</source>
        <translation>FIDE có thể từ chối tính hệ số cho giải.</translation>
    </message>
    <message>
        <source>Nothing that was entered before can be undone any more.</source>
        <translation>Những gì đã nhập trước đó không hoàn tác được nữa.</translation>
    </message>
    <message>
        <source>Leave FIDE mode</source>
        <translation>Rời chế độ FIDE</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Xóa</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Hủy ván</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Sửa</translation>
    </message>
    <message>
        <source>Publish</source>
        <translation>Công bố</translation>
    </message>
    <message>
        <source>Round {round} is not as the rules give it. That is kept with the round, in the report too.</source>
        <translation>Ván {round} không đúng như luật cho. Điều đó được lưu cùng ván, cả trong báo cáo.</translation>
    </message>
    <message>
        <source>Whoever must do it all the same leaves FIDE mode first, in the menu Round, for good.</source>
        <translation>Nếu vẫn phải làm thì trước hết rời hẳn chế độ FIDE, trong thực đơn Ván.</translation>
    </message>
    <message>
        <source>Pair anyway</source>
        <translation>Vẫn bốc thăm</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Sửa</translation>
    </message>
    <message>
        <source>Points that FIDE&apos;s rules don&apos;t know</source>
        <translation>Điểm số mà luật FIDE không có</translation>
    </message>
    <message>
        <source>Prizes that may still change</source>
        <translation>Giải thưởng còn có thể thay đổi</translation>
    </message>
    <message>
        <source>Frozen prizes changed</source>
        <translation>Thay đổi giải thưởng đã chốt</translation>
    </message>
    <message>
        <source>Frozen prizes thaw</source>
        <translation>Giải thưởng đã chốt phải mở lại</translation>
    </message>
    <message>
        <source>A game, a round or a protest is still open: the prizes can&apos;t be frozen.</source>
        <translation>Còn ván hoặc khiếu nại chưa xong: chưa thể chốt giải thưởng.</translation>
    </message>
    <message>
        <source>The prizes are frozen after round {round}; this changes their plan.</source>
        <translation>Giải thưởng đã chốt sau ván {round}; việc này thay đổi cơ cấu giải.</translation>
    </message>
    <message>
        <source>The prizes were frozen after round {round}; this thaws them, and the list of prizes shows what differs.</source>
        <translation>Giải thưởng đã chốt sau ván {round}; việc này mở lại, danh sách giải sẽ cho biết chỗ khác.</translation>
    </message>
    <message>
        <source>Not for this section</source>
        <translation>Không thuộc bảng này</translation>
    </message>
    <message>
        <source>Round {round}, {player} – {other}: {before} becomes {after} in the report and in ratings only; pairings and standings stay as they are (C.04.2, 4.3).</source>
        <translation>Ván {round}, {player} – {other}: {before} đổi thành {after} chỉ trong báo cáo và khi tính rating; bốc thăm và bảng điểm giữ nguyên (C.04.2, 4.3).</translation>
    </message>
    <message>
        <source>Correct the report</source>
        <translation>Sửa báo cáo</translation>
    </message>
    <message>
        <source>Rating report corrected</source>
        <translation>Sửa báo cáo hệ số</translation>
    </message>
    <message>
        <source>Bye of a player who is not entitled to it</source>
        <translation>Miễn đấu cho người không được quyền</translation>
    </message>
    <message>
        <source>Rounds read that the rules pair otherwise</source>
        <translation>Ván đọc vào khác với luật bốc thăm</translation>
    </message>
    <message>
        <source>{player} is marked as not entitled to byes.</source>
        <translation>{player} được đánh dấu là không được quyền miễn đấu.</translation>
    </message>
    <message>
        <source>{player} is marked as not entitled to byes and can&apos;t have one. The mark is in the player&apos;s row.</source>
        <translation>{player} được đánh dấu là không được quyền miễn đấu nên không thể nhận. Dấu này nằm ở mục Thông tin thêm về đấu thủ.</translation>
    </message>
    <message numerus="yes">
        <source>%n rounds of this file are not as the rules pair them. They are taken as they are; each says so in the report.</source>
        <translation>
            <numerusform>%n ván của tệp này khác với kết quả bốc thăm theo luật. Chương trình giữ nguyên; báo cáo sẽ ghi rõ ở từng ván.</numerusform>
        </translation>
    </message>
    <message>
        <source>A player would stand before somebody with a higher rating. In FIDE mode numbers are exchanged between equal ratings only; another tournament rating is set in the rules.</source>
        <translation>Một đấu thủ sẽ đứng trước người có hệ số cao hơn. Trong chế độ FIDE chỉ đổi số giữa những người cùng hệ số; hệ số dùng trong giải được chọn ở điều lệ.</translation>
    </message>
    <message>
        <source>Round {round}: the rules give no pairing</source>
        <translation>Ván {round}: theo luật không xếp cặp được</translation>
    </message>
    <message>
        <source>Round {round}: {seat}, by the rules {rule}</source>
        <translation>Ván {round}: {seat}, theo luật là {rule}</translation>
    </message>
    <message>
        <source>{seat}, by the rules {rule}</source>
        <translation>{seat}, theo luật là {rule}</translation>
    </message>
    <message>
        <source>{player} – {other}: never</source>
        <translation>{player} – {other}: không gặp nhau</translation>
    </message>
    <message numerus="yes">
        <source>{player} – {other}: %n times</source>
        <translation>
            <numerusform>{player} – {other}: %n lần</numerusform>
        </translation>
    </message>
    <message>
        <source>{player}: bye</source>
        <translation>{player}: miễn đấu</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation>
            <numerusform>… và %n dòng nữa</numerusform>
        </translation>
    </message>
    <message>
        <source>Which ratings count changed after the start</source>
        <translation>Đổi hệ số được tính sau khi giải bắt đầu</translation>
    </message>
    <message>
        <source>Order of the starting list changed after the start</source>
        <translation>Đổi cách lập danh sách đầu giải sau khi giải bắt đầu</translation>
    </message>
    <message>
        <source>Result that no game can have</source>
        <translation>Kết quả không thể có</translation>
    </message>
    <message>
        <source>Round robin in which not all meet alike</source>
        <translation>Vòng tròn mà không phải ai cũng gặp nhau như nhau</translation>
    </message>
    <message>
        <source>FIDE&apos;s rules don&apos;t know these points ({values}): both colours get the same, two draws are worth at most a win and a loss, a bye at most a win and only what results add up to, and an adjourned game counts as a draw.</source>
        <translation>Luật FIDE không có cách tính điểm này ({values}): hai màu quân được điểm như nhau, hai ván hòa nhiều nhất bằng một thắng và một thua, miễn đấu nhiều nhất bằng một thắng và chỉ bằng tổng các kết quả, ván hoãn tính hòa.</translation>
    </message>
    <message>
        <source>Which ratings count changes though round 1 is paired: ratings of players to come and tie-breaks by ratings follow it.</source>
        <translation>Hệ số được tính thay đổi dù ván 1 đã bốc thăm: hệ số của đấu thủ vào sau và hệ số phụ theo hệ số sẽ theo cách mới.</translation>
    </message>
    <message>
        <source>The numbers were given by another rule, and rounds are paired by them. Numbers that are given from now on follow the new one.</source>
        <translation>Số thứ tự đã đánh theo cách khác, và các ván đã bốc thăm theo đó. Số đánh từ nay theo cách mới.</translation>
    </message>
    <message>
        <source>Round {round}, {player} – {other}: {after} is a result that no game can have.</source>
        <translation>Ván {round}, {player} – {other}: {after} là kết quả không ván đấu nào có được.</translation>
    </message>
    <message numerus="yes">
        <source>If the rest is played by the table, %n pairs don&apos;t meet as often as everybody else.</source>
        <translation>
            <numerusform>Nếu các ván còn lại đấu theo bảng, %n cặp không gặp nhau đủ số lần như những người khác.</numerusform>
        </translation>
    </message>
    <message>
        <source>Publish the change</source>
        <translation>Công bố bản sửa</translation>
    </message>
    <message>
        <source>Give the bye</source>
        <translation>Cho BYE</translation>
    </message>
    <message>
        <source>Change the numbers</source>
        <translation>Đổi số</translation>
    </message>
    <message>
        <source>Adjourn these games</source>
        <translation>Cho hoãn các ván này</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Nhập</translation>
    </message>
    <message>
        <source>Let them in all the same</source>
        <translation>Vẫn nhận</translation>
    </message>
    <message>
        <source>Enter it</source>
        <translation>Vẫn nhập</translation>
    </message>
    <message>
        <source>Draw again</source>
        <translation>Bốc lại</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>Thay thế</translation>
    </message>
    <message>
        <source>Thaw the prizes</source>
        <translation>Bỏ chốt giải thưởng</translation>
    </message>
    <message>
        <source>Round {round}, board {board}: {seat}</source>
        <translation>Ván {round}, bàn {board}: {seat}</translation>
    </message>
    <message>
        <source>Board {board}: {player} is no member of the team</source>
        <translation>Bàn {board}: {player} không phải thành viên của đội</translation>
    </message>
    <message numerus="yes">
        <source>%n boards, more than a match has</source>
        <translation>
            <numerusform>%n bàn, nhiều hơn số bàn của trận</numerusform>
        </translation>
    </message>
    <message>
        <source>Board {board}: {player} is listed before {other}, who sits above</source>
        <translation>Bàn {board}: {player} đứng trước {other} trong danh sách, mà {other} ngồi bàn trên</translation>
    </message>
    <message>
        <source>Board {board}: {player} is rated too far above {other}, who sits above</source>
        <translation>Bàn {board}: {player} có hệ số cao quá so với {other} ngồi bàn trên</translation>
    </message>
    <message>
        <source>Board {board} may not stay empty</source>
        <translation>Bàn {board} không được để trống</translation>
    </message>
    <message>
        <source>Too few players: the match is lost</source>
        <translation>Quá ít đấu thủ: trận bị xử thua</translation>
    </message>
    <message numerus="yes">
        <source>%n reserves, more than allowed</source>
        <translation>
            <numerusform>%n dự bị, nhiều hơn số cho phép</numerusform>
        </translation>
    </message>
    <message>
        <source>Board {board}: {player} may not play on this board</source>
        <translation>Bàn {board}: {player} không được chơi bàn này</translation>
    </message>
    <message>
        <source>Board {board}: {player} is not there in this round</source>
        <translation>Bàn {board}: {player} vắng ở ván này</translation>
    </message>
    <message>
        <source>{team}: has the name of another team</source>
        <translation>{team}: trùng tên với đội khác</translation>
    </message>
    <message>
        <source>{team}: no players</source>
        <translation>{team}: không có đấu thủ</translation>
    </message>
    <message numerus="yes">
        <source>{team}: %n members for more boards</source>
        <translation>
            <numerusform>{team}: %n thành viên, ít hơn số bàn</numerusform>
        </translation>
    </message>
    <message>
        <source>Line-up that can&apos;t be</source>
        <translation>Đội hình không thể có</translation>
    </message>
    <message>
        <source>Line-up against the rules, no reason</source>
        <translation>Đội hình trái điều lệ, không có lý do</translation>
    </message>
    <message>
        <source>Line-up against the rules</source>
        <translation>Đội hình trái điều lệ</translation>
    </message>
    <message>
        <source>Line-up changed after the pairing</source>
        <translation>Đội hình đổi sau khi xếp cặp</translation>
    </message>
    <message>
        <source>Members changed after the start</source>
        <translation>Thành viên đổi sau khi giải bắt đầu</translation>
    </message>
    <message>
        <source>Doubtful teams</source>
        <translation>Đội đáng ngờ</translation>
    </message>
    <message>
        <source>Result of a match against its boards</source>
        <translation>Kết quả trận trái với các bàn</translation>
    </message>
    <message>
        <source>Two prizes for one place</source>
        <translation>Hai giải cho một hạng</translation>
    </message>
    <message>
        <source>One table for two sections</source>
        <translation>Hai bảng chung một số bàn</translation>
    </message>
    <message>
        <source>Other tables in a round under way</source>
        <translation>Đổi số bàn khi ván đang đấu</translation>
    </message>
    <message>
        <source>More boards than tables</source>
        <translation>Nhiều bàn hơn số dành sẵn</translation>
    </message>
    <message>
        <source>{team} can&apos;t play so in round {round}. Mend the line-up, or the list of members.</source>
        <translation>{team} không thể chơi như vậy ở ván {round}. Hãy sửa đội hình hoặc danh sách thành viên.</translation>
    </message>
    <message>
        <source>The line-up of {team} in round {round} breaks the rules of the event. It can be taken with a reason, which stays with it.</source>
        <translation>Đội hình của {team} ở ván {round} trái điều lệ giải. Có thể nhận khi có lý do, lý do được giữ kèm đội hình.</translation>
    </message>
    <message>
        <source>The line-up of {team} in round {round} breaks the rules of the event.</source>
        <translation>Đội hình của {team} ở ván {round} trái điều lệ giải.</translation>
    </message>
    <message>
        <source>{team} has handed in its line-up, and round {round} is paired.</source>
        <translation>{team} đã nộp đội hình và ván {round} đã xếp cặp.</translation>
    </message>
    <message>
        <source>The members of a team and their order are fixed since round 1 was paired (European team rules, B.12.3.1).</source>
        <translation>Thành viên của đội và thứ tự của họ cố định từ khi xếp cặp ván 1 (điều lệ đồng đội châu Âu, B.12.3.1).</translation>
    </message>
    <message>
        <source>Something about these teams is odd.</source>
        <translation>Các đội này có điều bất thường.</translation>
    </message>
    <message>
        <source>The boards of round {round} say something else than this result of the match. The result counts, the boards stay as they are.</source>
        <translation>Các bàn của ván {round} cho kết quả khác với kết quả trận này. Kết quả trận được tính, các bàn giữ nguyên.</translation>
    </message>
    <message>
        <source>Two lines of a list have a prize for one place: {places}. Only one of them is paid.</source>
        <translation>Hai dòng của một danh sách cùng có giải cho một hạng: {places}. Chỉ một trong hai được trả.</translation>
    </message>
    <message>
        <source>{section} and {with} play at the same time, and both would have the tables {from} to {to}: a slip from there could mean two boards.</source>
        <translation>{section} và {with} thi đấu cùng giờ và sẽ cùng có các bàn {from} đến {to}: một phiếu ở đó có thể là hai bàn.</translation>
    </message>
    <message>
        <source>Round {last} of {section} is under way: slips and lists that are out say other tables than the program would from now on.</source>
        <translation>Ván {last} của {section} đang đấu: phiếu và danh sách đã phát ghi số bàn khác với số chương trình sẽ dùng từ bây giờ.</translation>
    </message>
    <message numerus="yes">
        <source>%n boards of {section} come to tables that are kept for {with}. Give the section more tables, or a slip from there means two boards.</source>
        <translation>
            <numerusform>%n bàn của {section} rơi vào số bàn dành cho {with}. Hãy dành thêm bàn cho bảng này, nếu không một phiếu ở đó là hai bàn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Board {board}: {player} has played %n games for higher teams of the club</source>
        <translation>
            <numerusform>Bàn {board}: {player} đã đấu %n ván cho các đội trên của câu lạc bộ</numerusform>
        </translation>
    </message>
    <message>
        <source>A club&apos;s own system</source>
        <translation>Hệ thống riêng của câu lạc bộ</translation>
    </message>
    <message>
        <source>Keizer&apos;s system is none of FIDE&apos;s Handbook, and can be played outside FIDE mode only.</source>
        <translation>Hệ Keizer không có trong Handbook của FIDE, chỉ dùng được ngoài chế độ FIDE.</translation>
    </message>
    <message>
        <source>Tie-breaks told only after the start</source>
        <translation>Hệ số phụ chỉ được nêu sau khi giải bắt đầu</translation>
    </message>
    <message>
        <source>Number of rounds told only after the start</source>
        <translation>Số ván chỉ được nêu sau khi giải bắt đầu</translation>
    </message>
    <message>
        <source>Initial colour told only after the start</source>
        <translation>Màu quân khởi đầu chỉ được nêu sau khi giải bắt đầu</translation>
    </message>
    <message>
        <source>The list of tie-breaks is to be published before the tournament begins (C.07, 4.1.1). Nobody had told one; it is taken now, and the report says so.</source>
        <translation>Danh sách hệ số phụ phải công bố trước khi giải bắt đầu (C.07, 4.1.1). Trước đó chưa ai nêu; nay nhận danh sách này và báo cáo ghi rõ như vậy.</translation>
    </message>
    <message>
        <source>Nobody had told the number of rounds before round 1 was paired. It is taken now, the report says so, and round {round} is compared with the rules once more.</source>
        <translation>Trước khi bốc thăm ván 1 chưa ai nêu số ván. Nay nhận số này, báo cáo ghi rõ như vậy, và ván {round} được đối chiếu lại với luật.</translation>
    </message>
    <message>
        <source>Nobody had told the initial colour before round 1 was paired. It is taken now, the report says so, and round 1 is compared with the rules once more.</source>
        <translation>Trước khi bốc thăm ván 1 chưa ai nêu màu quân khởi đầu. Nay nhận màu này, báo cáo ghi rõ như vậy, và ván 1 được đối chiếu lại với luật.</translation>
    </message>
</context>
<context>
    <name>WhyQuestions</name>
    <message>
        <source>Round %1: why %2?</source>
        <translation>Ván %1: vì sao cầm %2?</translation>
    </message>
    <message>
        <source>Round %1: why against %2?</source>
        <translation>Ván %1: vì sao gặp %2?</translation>
    </message>
    <message>
        <source>Round %1: why the bye?</source>
        <translation>Ván %1: vì sao được miễn đấu?</translation>
    </message>
    <message>
        <source>Tie-break %1: what is it made of?</source>
        <translation>Hệ số phụ %1 gồm những gì?</translation>
    </message>
    <message>
        <source>Standings: why behind %1?</source>
        <translation>Xếp hạng: vì sao đứng sau %1?</translation>
    </message>
    <message>
        <source>Round %1: why an opponent of another score?</source>
        <translation>Ván %1: vì sao gặp người khác điểm?</translation>
    </message>
    <message>
        <source>Round %1: why board %2?</source>
        <translation>Ván %1: vì sao bàn %2?</translation>
    </message>
    <message>
        <source>Next round: whom may I meet?</source>
        <translation>Ván sau: có thể gặp ai?</translation>
    </message>
    <message>
        <source>Round %1: why not the bye?</source>
        <translation>Ván %1: vì sao không được miễn đấu?</translation>
    </message>
    <message>
        <source>Next round, after this result: %1</source>
        <translation>Ván sau, nếu kết quả là: %1</translation>
    </message>
    <message>
        <source>Next round: what is certain?</source>
        <translation>Ván sau: điều gì đã chắc chắn?</translation>
    </message>
    <message>
        <source>Buchholz: what did the absence of %1 do?</source>
        <translation>Buchholz: việc %1 vắng mặt ảnh hưởng gì?</translation>
    </message>
    <message>
        <source>First place: what is needed?</source>
        <translation>Hạng nhất: cần gì?</translation>
    </message>
    <message>
        <source>Place 3: what is needed?</source>
        <translation>Hạng 3: cần gì?</translation>
    </message>
    <message>
        <source>Prize of %1: what is needed?</source>
        <translation>Giải %1: cần gì?</translation>
    </message>
    <message>
        <source>Rating of %1: what is needed?</source>
        <translation>Hệ số %1: cần gì?</translation>
    </message>
    <message>
        <source>Prizes: which do I win?</source>
        <translation>Giải thưởng: được giải nào?</translation>
    </message>
    <message>
        <source>Prizes: why none of %1?</source>
        <translation>Giải thưởng: vì sao không được giải %1?</translation>
    </message>
    <message>
        <source>%1 norm: how does it stand?</source>
        <translation>Chuẩn %1: đến đâu rồi?</translation>
    </message>
    <message>
        <source>Round %1: why does %2 on the same points meet %3?</source>
        <translation>Ván %1: vì sao %2 cùng điểm lại gặp %3?</translation>
    </message>
</context>
<context>
    <name>kydai::ui::AddPlayerBar</name>
    <message>
        <source>Name</source>
        <translation>Họ và tên</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Hệ số</translation>
    </message>
    <message>
        <source>Birth</source>
        <translation>Ngày sinh</translation>
    </message>
    <message>
        <source>FIDE ID</source>
        <translation>Mã FIDE</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Đơn vị</translation>
    </message>
    <message>
        <source>from round</source>
        <translation>từ ván</translation>
    </message>
    <message>
        <source>First round of the late entry</source>
        <translation>Ván đầu của đấu thủ vào muộn</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Thêm</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Xong</translation>
    </message>
    <message>
        <source>Type the player&apos;s name first.</source>
        <translation>Hãy gõ tên đấu thủ trước.</translation>
    </message>
    <message>
        <source>Names and IDs are looked up in the FIDE list %1: type, then Down and Enter take a player from it.</source>
        <translation>Tên và mã FIDE được tra trong danh sách FIDE %1: gõ rồi bấm ↓ và Enter để lấy đấu thủ từ danh sách.</translation>
    </message>
    <message>
        <source>%1 takes in FIDE&apos;s rating list, so that names and IDs are found while you type.</source>
        <translation>Bấm %1 để nạp danh sách hệ số FIDE; khi đó gõ tên hay mã FIDE là tìm được ngay.</translation>
    </message>
    <message>
        <source>%1 is in this section already, as number %2.</source>
        <translation>%1 đã có trong bảng này, số %2.</translation>
    </message>
    <message>
        <source>Added as number %1: %2. Ctrl+Z takes this back.</source>
        <translation>Đã thêm, số %1: %2. Ctrl+Z để hoàn tác.</translation>
    </message>
</context>
<context>
    <name>kydai::ui::AdjustmentsDialog</name>
    <message>
        <source>Add</source>
        <translation>Thêm</translation>
    </message>
    <message>
        <source>Bonus and penalty points</source>
        <translation>Điểm thưởng và điểm phạt</translation>
    </message>
    <message>
        <source>the whole event</source>
        <translation>cả giải</translation>
    </message>
    <message>
        <source>Name or number</source>
        <translation>Tên hoặc số</translation>
    </message>
    <message>
        <source>&amp;Player</source>
        <translation>&amp;Đấu thủ</translation>
    </message>
    <message>
        <source>&amp;Team</source>
        <translation>Độ&amp;i</translation>
    </message>
    <message>
        <source>&amp;Round</source>
        <translation>&amp;Ván</translation>
    </message>
    <message>
        <source>&amp;Match points, less with a minus</source>
        <translation>Điểm &amp;trận, trừ thì ghi dấu âm</translation>
    </message>
    <message>
        <source>P&amp;oints, less with a minus</source>
        <translation>Đ&amp;iểm, trừ thì ghi dấu âm</translation>
    </message>
    <message>
        <source>&amp;Game points, less with a minus</source>
        <translation>Điểm vá&amp;n, trừ thì ghi dấu âm</translation>
    </message>
    <message>
        <source>Nobody has bonus or penalty points.</source>
        <translation>Chưa ai có điểm thưởng hay điểm phạt.</translation>
    </message>
    <message>
        <source>Every entry is kept at once; Ctrl+Z in the window takes it back.</source>
        <translation>Mỗi mục được lưu ngay; Ctrl+Z ở cửa sổ chính để hoàn tác.</translation>
    </message>
    <message>
        <source>No player is chosen yet.</source>
        <translation>Chưa chọn đấu thủ.</translation>
    </message>
</context>
<context>
    <name>kydai::ui::AnswerSteps</name>
    <message>
        <source>Steps of the calculation</source>
        <translation>Các bước tính</translation>
    </message>
</context>
<context>
    <name>kydai::ui::CertificatesPage</name>
    <message>
        <source>Which certificate is shown</source>
        <translation>Đang xem giấy nào</translation>
    </message>
    <message>
        <source>Lines of the certificate</source>
        <translation>Các dòng của giấy chứng nhận</translation>
    </message>
    <message>
        <source>A line may begin with the size of its type, * for bold, &lt; or &gt; for a side. In braces: name, unit, section, event, town, prize, award, place, day, month, year, number, arbiter.</source>
        <translation>Đầu dòng có thể ghi cỡ chữ, * là chữ đậm, &lt; hoặc &gt; là lề trái hay phải. Trong ngoặc nhọn: name (tên), unit (đơn vị), section (bảng), event (giải), town (nơi), prize (giải thưởng), award (hiện vật), place (hạng), day, month, year (ngày, tháng, năm), number (số), arbiter (trọng tài).</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Không</translation>
    </message>
    <message>
        <source>It is on the paper already: print the words only</source>
        <translation>Giấy đã in sẵn nền: chỉ in chữ</translation>
    </message>
    <message>
        <source>Picture behind</source>
        <translation>Hình nền</translation>
    </message>
    <message>
        <source>First line, right, down</source>
        <translation>Dòng đầu, sang phải, xuống</translation>
    </message>
    <message>
        <source>Millimetres: the first line from above, everything to the right, everything down</source>
        <translation>Milimét: dòng đầu cách mép trên, tất cả sang phải, tất cả xuống</translation>
    </message>
    <message>
        <source>Certificates</source>
        <translation>Giấy chứng nhận</translation>
    </message>
    <message>
        <source>being worked out…</source>
        <translation>đang tính…</translation>
    </message>
    <message>
        <source>nobody has won anything yet</source>
        <translation>chưa ai đạt giải</translation>
    </message>
    <message numerus="yes">
        <source>%n certificates</source>
        <translation>
            <numerusform>%n giấy</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a picture…</source>
        <translation>Chọn hình…</translation>
    </message>
    <message>
        <source>A picture behind the certificates</source>
        <translation>Hình nền của giấy chứng nhận</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg)</source>
        <translation>Hình (*.png *.jpg *.jpeg)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Mọi tệp (*)</translation>
    </message>
    <message>
        <source>%1 is no picture that can be read.</source>
        <translation>%1 không phải là hình đọc được.</translation>
    </message>
    <message>
        <source>%1, provisional</source>
        <translation>%1, tạm thời</translation>
    </message>
    <message>
        <source>%1, the prizes not frozen yet</source>
        <translation>%1, giải thưởng chưa chốt</translation>
    </message>
    <message>
        <source>%1, the prizes frozen</source>
        <translation>%1, giải thưởng đã chốt</translation>
    </message>
</context>
<context>
    <name>kydai::ui::ChancesDialog</name>
    <message>
        <source>The rounds to come are being played: %1 %</source>
        <translation>Đang đấu thử các ván còn lại: %1 %</translation>
    </message>
    <message>
        <source>What can still happen</source>
        <translation>Còn có thể ra sao</translation>
    </message>
    <message>
        <source>An estimate by ratings of what the open games and the rounds to come may bring.</source>
        <translation>Ước lượng theo hệ số: các ván chưa xong và các ván còn lại có thể đem lại gì.</translation>
    </message>
    <message>
        <source>&amp;Finishes</source>
        <translation>Số lần đấu &amp;thử</translation>
    </message>
    <message>
        <source>&amp;Seed</source>
        <translation>Số &amp;gieo</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>In…</translation>
    </message>
    <message>
        <source>Chances of the players</source>
        <translation>Khả năng của các đấu thủ</translation>
    </message>
    <message>
        <source>Chances of each place</source>
        <translation>Khả năng của từng hạng</translation>
    </message>
</context>
<context>
    <name>kydai::ui::CheckCards</name>
    <message>
        <source>Names (%1)</source>
        <translation>Tên (%1)</translation>
    </message>
</context>
<context>
    <name>kydai::ui::CheckInDialog</name>
    <message>
        <source>Find players</source>
        <translation>Tìm đấu thủ</translation>
    </message>
    <message>
        <source>Players to be checked in</source>
        <translation>Đấu thủ cần điểm danh</translation>
    </message>
    <message>
        <source>P or Space present · A absent · L late · Del no mark · / find</source>
        <translation>P hoặc dấu cách: có mặt · A: vắng · L: đến muộn · Del: bỏ dấu · /: tìm</translation>
    </message>
    <message>
        <source>Close check-in</source>
        <translation>Đóng điểm danh</translation>
    </message>
    <message>
        <source>Go on later</source>
        <translation>Để sau làm tiếp</translation>
    </message>
    <message>
        <source>%1 of %2 present · %3 absent · %4 late</source>
        <translation>%1/%2 có mặt · %3 vắng · %4 đến muộn</translation>
    </message>
    <message>
        <source>Check-in is closed: %1. Ctrl+Z takes it back.</source>
        <translation>Đã đóng điểm danh: %1. Ctrl+Z để hoàn tác.</translation>
    </message>
    <message numerus="yes">
        <source> · %n without a mark</source>
        <translation>
            <numerusform> · %n chưa đánh dấu</numerusform>
        </translation>
    </message>
    <message>
        <source>Check-in to be closed</source>
        <translation>Sắp đóng điểm danh</translation>
    </message>
    <message numerus="yes">
        <source>%n players are present and are paired.</source>
        <translation>
            <numerusform>%n đấu thủ có mặt và được bốc thăm.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n absent</source>
        <translation>
            <numerusform>%n vắng</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n late</source>
        <translation>
            <numerusform>%n đến muộn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n without a mark</source>
        <translation>
            <numerusform>%n chưa đánh dấu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more sections</source>
        <translation>
            <numerusform>và %n bảng nữa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sections are closed.</source>
        <translation>
            <numerusform>Đóng %n bảng.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n others stay as they are: nobody was marked there, or nothing is new.</source>
        <translation>
            <numerusform>%n bảng khác giữ nguyên: ở đó chưa ai được đánh dấu, hoặc không có gì mới.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Check-in of %n sections is closed: %1. Ctrl+Z takes it back.</source>
        <translation>
            <numerusform>Đã đóng điểm danh %n bảng: %1. Ctrl+Z để hoàn tác.</numerusform>
        </translation>
    </message>
    <message>
        <source>Check-in</source>
        <translation>Điểm danh</translation>
    </message>
    <message>
        <source>Scan a card, or type a name, a unit or a number; Enter marks as present</source>
        <translation>Quét thẻ, hoặc gõ tên, đơn vị hay số; Enter: có mặt</translation>
    </message>
    <message>
        <source>Sections to be checked in</source>
        <translation>Các bảng điểm danh</translation>
    </message>
    <message>
        <source>Card of this player…</source>
        <translation>Thẻ của đấu thủ này…</translation>
    </message>
    <message>
        <source>Close check-in of all sections</source>
        <translation>Đóng điểm danh mọi bảng</translation>
    </message>
    <message numerus="yes">
        <source>Close check-in of %n sections</source>
        <translation>
            <numerusform>Đóng điểm danh %n bảng</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: is marked as present already.</source>
        <translation>%1: đã được đánh dấu có mặt từ trước.</translation>
    </message>
    <message>
        <source>Nobody in any section fits “%1”: nobody is marked.</source>
        <translation>Không bảng nào có ai khớp với “%1”: chưa đánh dấu ai.</translation>
    </message>
    <message numerus="yes">
        <source>%n players fit: type more, or choose one with ↓ and ↑ and press Enter.</source>
        <translation>
            <numerusform>%n đấu thủ khớp: gõ thêm, hoặc chọn bằng ↓ ↑ rồi Enter.</numerusform>
        </translation>
    </message>
    <message>
        <source>Code %1 belongs to nobody in this event: nobody is marked. Find the player by name.</source>
        <translation>Mã %1 không thuộc về ai trong giải này: chưa đánh dấu ai. Hãy tìm đấu thủ theo tên.</translation>
    </message>
    <message>
        <source>Code %1 was printed for another name or another event: nobody is marked. Here it is %2. If the card says so too, press ↓ and Enter.</source>
        <translation>Thẻ có mã %1 được in cho tên khác hoặc giải khác: chưa đánh dấu ai. Ở đây mã này là %2. Nếu trên thẻ cũng ghi như vậy, nhấn ↓ rồi Enter.</translation>
    </message>
    <message>
        <source>Nothing is closed: nobody is marked in a section that is still open.</source>
        <translation>Chưa đóng gì: trong các bảng còn mở chưa ai được đánh dấu.</translation>
    </message>
</context>
<context>
    <name>kydai::ui::CheckInWays</name>
    <message>
        <source>are paired</source>
        <translation>được bốc thăm</translation>
    </message>
    <message>
        <source>half-point bye in this round</source>
        <translation>miễn đấu nửa điểm ở ván này</translation>
    </message>
    <message>
        <source>zero-point bye in this round</source>
        <translation>miễn đấu không điểm ở ván này</translation>
    </message>
    <message>
        <source>withdrawn from this round on</source>
        <translation>bỏ cuộc từ ván này</translation>
    </message>
    <message>
        <source>Absent players</source>
        <translation>Đấu thủ vắng</translation>
    </message>
    <message>
        <source>Late players</source>
        <translation>Đấu thủ đến muộn</translation>
    </message>
    <message>
        <source>Players without a mark</source>
        <translation>Đấu thủ chưa đánh dấu</translation>
    </message>
</context>
<context>
    <name>kydai::ui::ContinueDialog</name>
    <message>
        <source>Play on as a new stage</source>
        <translation>Đấu tiếp thành giai đoạn mới</translation>
    </message>
    <message>
        <source>%1 · final stage</source>
        <translation>%1 · giai đoạn chung kết</translation>
    </message>
    <message>
        <source>Name of the new section</source>
        <translation>Tên bảng mới</translation>
    </message>
    <message>
        <source>The best so many</source>
        <translation>Số người đầu bảng</translation>
    </message>
    <message>
        <source>Pairing system</source>
        <translation>Thể thức</translation>
    </message>
    <message>
        <source>Make the section</source>
        <translation>Lập bảng</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Thôi</translation>
    </message>
    <message>
        <source>By the standings of now: %1.</source>
        <translation>Theo xếp hạng lúc này: %1.</translation>
    </message>
</context>
<context>
    <name>kydai::ui::CorrectionsDialog</name>
    <message>
        <source>What the posted sheets say otherwise</source>
        <translation>Bảng đã dán khác gì</translation>
    </message>
    <message>
        <source>Round %1, as published and as it is now. Lines that differ: %2.</source>
        <translation>Ván %1, lúc công bố và hiện nay. Số dòng khác: %2.</translation>
    </message>
    <message>
        <source>Print the notice…</source>
        <translation>In thông báo…</translation>
    </message>
    <message>
        <source>Differences from the posted sheets</source>
        <translation>Điểm khác với bảng đã dán</translation>
    </message>
</context>
<context>
    <name>kydai::ui::CrosstablePane</name>
    <message>
        <source>No round is paired yet</source>
        <translation>Chưa bốc thăm ván nào</translation>
    </message>
    <message>
        <source>The crosstable shows every game of every player, and explains each colour at a click.</source>
        <translation>Bảng điểm cho thấy mọi ván của mọi đấu thủ, và giải thích màu quân khi bấm vào ô.</translation>
    </message>
    <message>
        <source>By number</source>
        <translation>Theo số thứ tự</translation>
    </message>
    <message>
        <source>By rank</source>
        <translation>Theo hạng</translation>
    </message>
    <message>
        <source>Crosstable</source>
        <translation>Bảng điểm</translation>
    </message>
    <message>
        <source>t, đ for the colours</source>
        <translation>Ghi màu quân là t, đ</translation>
    </message>
    <message>
        <source>White and Black as trắng and đen: 15t1, 4đ½</source>
        <translation>Trắng và đen: 15t1, 4đ½</translation>
    </message>
    <message>
        <source>Bracket of the knock-out</source>
        <translation>Nhánh đấu loại trực tiếp</translation>
    </message>
</context>
<context>
    <name>kydai::ui::Desk</name>
    <message>
        <source>The program made a mistake. What was entered is saved and work goes on; the details are in %1.</source>
        <translation>Chương trình gặp lỗi. Những gì đã nhập đều được lưu và công việc tiếp tục; chi tiết ở trong %1.</translation>
    </message>
</context>
<context>
    <name>kydai::ui::DraftEditor</name>
    <message>
        <source>Exchange (X)</source>
        <translation>Đổi chỗ (X)</translation>
    </message>
    <message>
        <source>Pair with marked (P)</source>
        <translation>Ghép với người đã chọn (P)</translation>
    </message>
    <message>
        <source>Swap colours (C)</source>
        <translation>Đổi màu (C)</translation>
    </message>
    <message>
        <source>Give the bye (B)</source>
        <translation>Cho miễn đấu (B)</translation>
    </message>
    <message>
        <source>Absent (A)</source>
        <translation>Vắng (A)</translation>
    </message>
    <message>
        <source>Start over (R)</source>
        <translation>Làm lại từ đầu (R)</translation>
    </message>
    <message>
        <source>Draft of the round</source>
        <translation>Bản nháp của ván</translation>
    </message>
    <message>
        <source>%1 is marked. Go to another player: X exchanges the two, P pairs them with each other.</source>
        <translation>Đã chọn %1. Đến một đấu thủ khác: X đổi chỗ hai người, P ghép họ với nhau.</translation>
    </message>
    <message>
        <source>First mark one of the two players with X.</source>
        <translation>Trước hết hãy chọn một trong hai đấu thủ bằng X.</translation>
    </message>
    <message>
        <source>Everybody has an opponent: with an even number of players nobody gets the bye. If the player is not here, make him absent.</source>
        <translation>Ai cũng có đối phương: số đấu thủ chẵn thì không ai được miễn đấu. Nếu đấu thủ không có mặt, hãy ghi vắng.</translation>
    </message>
</context>
<context>
    <name>kydai::ui::EditionsDialog</name>
    <message>
        <source>Under which rules?</source>
        <translation>Theo luật nào?</translation>
    </message>
    <message>
        <source>The editions are being compared…</source>
        <translation>Đang so sánh các bản luật…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>In…</translation>
    </message>
    <message>
        <source>Places by every edition of the rules</source>
        <translation>Thứ hạng theo từng bản luật</translation>
    </message>
    <message>
        <source>What moved whom</source>
        <translation>Điều gì làm ai đổi hạng</translation>
    </message>
</context>
<context>
    <name>kydai::ui::EntryList</name>
    <message>
        <source>Remove</source>
        <translation>Bỏ</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Đóng</translation>
    </message>
</context>
<context>
    <name>kydai::ui::EventFlow</name>
    <message>
        <source>The file is damaged</source>
        <translation>Tệp bị hỏng</translation>
    </message>
    <message>
        <source>New event…</source>
        <translation>Giải mới…</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Mở…</translation>
    </message>
    <message>
        <source>Add section</source>
        <translation>Thêm bảng</translation>
    </message>
    <message>
        <source>Remove section</source>
        <translation>Bỏ bảng</translation>
    </message>
    <message>
        <source>Names, places, dates…</source>
        <translation>Tên, nơi, ngày…</translation>
    </message>
    <message>
        <source>Rules…</source>
        <translation>Điều lệ…</translation>
    </message>
    <message>
        <source>Tie-breaks…</source>
        <translation>Hệ số phụ…</translation>
    </message>
    <message>
        <source>Kỳ Đài events (*.kydai)</source>
        <translation>Giải Kỳ Đài (*.kydai)</translation>
    </message>
    <message>
        <source>Open an event</source>
        <translation>Mở giải</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Mọi tệp (*)</translation>
    </message>
    <message>
        <source>Keep the event as</source>
        <translation>Lưu giải thành</translation>
    </message>
    <message>
        <source>%1 is read; the event is kept as %2.</source>
        <translation>Đã đọc %1; giải được lưu thành %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is read with %n remarks; the event is kept as %2.</source>
        <translation>
            <numerusform>Đã đọc %1 với %n lưu ý; giải được lưu thành %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>New section</source>
        <translation>Bảng mới</translation>
    </message>
    <message>
        <source>Close the event</source>
        <translation>Đóng giải</translation>
    </message>
    <message>
        <source>Saved where?</source>
        <translation>Đã lưu ở đâu?</translation>
    </message>
    <message>
        <source>%1 is closed; everything is kept.</source>
        <translation>Đã đóng %1; mọi thứ đã được lưu.</translation>
    </message>
    <message>
        <source>No event is open, so there is nothing to save.</source>
        <translation>Chưa mở giải nào nên không có gì để lưu.</translation>
    </message>
    <message>
        <source>All is saved: every entry as soon as it is made, in %1. For other programs: Ctrl+Shift+E exports.</source>
        <translation>Tất cả đã được lưu ngay khi nhập, trong tệp %1. Để đưa sang chương trình khác, bấm Ctrl+Shift+E để xuất.</translation>
    </message>
    <message>
        <source>Keep as…</source>
        <translation>Lưu thành…</translation>
    </message>
    <message>
        <source>Restore from a backup…</source>
        <translation>Khôi phục từ bản sao lưu…</translation>
    </message>
    <message>
        <source>Second backup folder…</source>
        <translation>Thư mục sao lưu thứ hai…</translation>
    </message>
    <message>
        <source>The second backup folder %1 can&apos;t be written; the event itself is saved.</source>
        <translation>Không ghi được vào thư mục sao lưu thứ hai %1; bản thân giải đấu vẫn được lưu.</translation>
    </message>
    <message>
        <source>The event is kept as %1 from now on.</source>
        <translation>Từ giờ giải đấu được lưu thành %1.</translation>
    </message>
    <message>
        <source>Work goes on in the recovery file %1: nothing that you entered is lost. Give it a place with “Keep as…” (Ctrl+Shift+S).</source>
        <translation>Công việc tiếp tục trong tệp khôi phục %1: không mất gì đã nhập. Hãy chọn chỗ cho nó bằng “Lưu thành…” (Ctrl+Shift+S).</translation>
    </message>
    <message>
        <source>Entries in a recovery file</source>
        <translation>Các mục nhập trong tệp khôi phục</translation>
    </message>
    <message>
        <source>The file of an event could not be written, and what was entered then is in the recovery file %1.</source>
        <translation>Tệp của một giải đấu đã không ghi được, và những gì nhập khi đó nằm trong tệp khôi phục %1.</translation>
    </message>
    <message>
        <source>Opened, it is the whole event; “Keep as…” (Ctrl+Shift+S) gives it a place.</source>
        <translation>Mở ra, nó là toàn bộ giải đấu; “Lưu thành…” (Ctrl+Shift+S) cho nó một chỗ.</translation>
    </message>
    <message>
        <source>It stays and is offered again until it has one.</source>
        <translation>Nó vẫn được giữ và được đề nghị lại cho đến khi có chỗ.</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>Mở tệp</translation>
    </message>
    <message>
        <source>Second backup folder</source>
        <translation>Thư mục sao lưu thứ hai</translation>
    </message>
    <message>
        <source>Backups go to %1 too: after each round, and at most every five minutes after entries.</source>
        <translation>Bản sao lưu cũng được ghi vào %1: sau mỗi ván, và nhiều nhất năm phút một lần sau khi nhập.</translation>
    </message>
    <message>
        <source>Events and reports (*.kydai *.xlsx *.csv *.trf *.trf26 *.trfx *.txt *.json *.tunx *.TUNX)</source>
        <translation>Giải và báo cáo (*.kydai *.xlsx *.csv *.trf *.trf26 *.trfx *.txt *.json *.tunx *.TUNX)</translation>
    </message>
    <message>
        <source>The sample event could not be written to %1.</source>
        <translation>Không ghi được giải mẫu vào %1.</translation>
    </message>
    <message>
        <source>Second place…</source>
        <translation>Nơi thứ hai…</translation>
    </message>
    <message>
        <source>Go on at the second place</source>
        <translation>Tiếp tục ở nơi thứ hai</translation>
    </message>
    <message>
        <source>Second place</source>
        <translation>Nơi thứ hai</translation>
    </message>
    <message>
        <source>Each entry goes to %1 too.</source>
        <translation>Mỗi mục ghi cũng được chép sang %1.</translation>
    </message>
    <message>
        <source>No second place any more</source>
        <translation>Thôi dùng nơi thứ hai</translation>
    </message>
    <message>
        <source>Choose another…</source>
        <translation>Chọn nơi khác…</translation>
    </message>
    <message>
        <source>Second place of the event</source>
        <translation>Nơi thứ hai của giải</translation>
    </message>
    <message>
        <source>The event itself is in this folder; choose another one.</source>
        <translation>Chính tệp giải nằm trong thư mục này; hãy chọn thư mục khác.</translation>
    </message>
    <message>
        <source>Each entry goes to %1 too, a moment after it is made. Should the disk fail, “Go on at the second place” (%2) opens the event there.</source>
        <translation>Mỗi mục ghi được chép ngay sang %1. Nếu đĩa hỏng, “Tiếp tục ở nơi thứ hai” (%2) mở giải tại đó.</translation>
    </message>
    <message>
        <source>What bore the event&apos;s name at %1 was not its copy; it is kept as %2.</source>
        <translation>Tệp mang tên giải ở %1 không phải bản của giải; nó được giữ lại là %2.</translation>
    </message>
    <message numerus="yes">
        <source>The copy at %1 has %n entries that this event has not, the last of %2.</source>
        <translation>
            <numerusform>Bản ở %1 có %n mục mà giải này không có, mục cuối lúc %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>That copy is kept as %1; nothing was mixed.</source>
        <translation>Bản ấy được giữ lại là %1; không có gì bị trộn lẫn.</translation>
    </message>
    <message numerus="yes">
        <source>This event has %n entries that the copy had not.</source>
        <translation>
            <numerusform>Giải này có %n mục mà bản ấy không có.</numerusform>
        </translation>
    </message>
    <message>
        <source>The copy at the second place is newer</source>
        <translation>Bản ở nơi thứ hai mới hơn</translation>
    </message>
    <message>
        <source>Got back, the event goes on from there. As it is now it is kept among the backups.</source>
        <translation>Nếu lấy lại, giải tiếp tục từ đó. Trạng thái hiện giờ được giữ trong các bản sao lưu.</translation>
    </message>
    <message>
        <source>Get them back</source>
        <translation>Lấy lại</translation>
    </message>
    <message>
        <source>The event has no second place; “Second place…” chooses one.</source>
        <translation>Giải chưa có nơi thứ hai; “Nơi thứ hai…” để chọn.</translation>
    </message>
    <message>
        <source>The event goes on in %1. It has no second place now.</source>
        <translation>Giải tiếp tục trong %1. Bây giờ giải chưa có nơi thứ hai.</translation>
    </message>
    <message>
        <source>The copy at the second place</source>
        <translation>Bản ở nơi thứ hai</translation>
    </message>
    <message>
        <source>The newest sound backup</source>
        <translation>Bản sao lưu lành mới nhất</translation>
    </message>
    <message>
        <source>What can still be read of the file itself, without its journal and unproven</source>
        <translation>Phần còn đọc được của chính tệp, không có nhật ký và chưa được kiểm chứng</translation>
    </message>
    <message numerus="yes">
        <source>%n entries</source>
        <translation>
            <numerusform>%n mục</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · %2, the last of %3</source>
        <translation>%1 · %2, mục cuối lúc %3</translation>
    </message>
    <message>
        <source>It is a copy that was taken while the event was open, in the middle of writing. Copy it once more, then read it again.</source>
        <translation>Đây là bản sao lấy lúc giải đang mở, đúng giữa lúc đang ghi. Hãy sao chép lại rồi đọc lại.</translation>
    </message>
    <message>
        <source>What you open takes the place of the damaged file, which is kept among the backups.</source>
        <translation>Bản được mở thay chỗ tệp hỏng; tệp hỏng được giữ trong các bản sao lưu.</translation>
    </message>
    <message>
        <source>Read the file again</source>
        <translation>Đọc lại tệp</translation>
    </message>
    <message>
        <source>Entries in the log</source>
        <translation>Các mục trong nhật ký ghi</translation>
    </message>
    <message numerus="yes">
        <source>The log that lay beside the file has %n entries behind %1.</source>
        <translation>
            <numerusform>Nhật ký ghi nằm bên cạnh tệp có %n mục sau %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Otherwise they stay in %1.</source>
        <translation>Nếu không, chúng vẫn nằm trong %1.</translation>
    </message>
    <message>
        <source>Play on as a new stage…</source>
        <translation>Đấu tiếp thành giai đoạn mới…</translation>
    </message>
    <message>
        <source>%1 carries this folder to other computers. Work at the event on one of them only: entries made on two are not joined. For a copy of the event elsewhere there is “Second place…”.</source>
        <translation>%1 chép thư mục này sang các máy khác. Chỉ làm việc với giải trên một máy: các mục nhập trên hai máy không được gộp lại. Muốn có bản sao của giải ở nơi khác, hãy dùng “Nơi thứ hai…”.</translation>
    </message>
</context>
<context>
    <name>kydai::ui::ExchangeFlow</name>
    <message>
        <source>Import sections…</source>
        <translation>Nhập bảng…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Xuất…</translation>
    </message>
    <message>
        <source>Export ratings…</source>
        <translation>Xuất hệ số…</translation>
    </message>
    <message>
        <source>Import sections</source>
        <translation>Nhập bảng</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Mọi tệp (*)</translation>
    </message>
    <message numerus="yes">
        <source>%n sections imported.</source>
        <translation>
            <numerusform>Đã nhập %n bảng.</numerusform>
        </translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Xuất</translation>
    </message>
    <message>
        <source>Written to %1.</source>
        <translation>Đã ghi vào %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n pages are written to the folder %1.</source>
        <translation>
            <numerusform>Đã ghi %n trang vào thư mục %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Reports (*.xlsx *.trf *.trf26 *.trfx *.txt *.json *.csv *.tunx *.TUNX)</source>
        <translation>Báo cáo (*.xlsx *.trf *.trf26 *.trfx *.txt *.json *.csv *.tunx *.TUNX)</translation>
    </message>
    <message numerus="yes">
        <source>Written to %1; %n facts of the event are not in it as they are.</source>
        <translation>
            <numerusform>Đã ghi vào %1; %n mục của giải không có nguyên như vậy trong đó.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kydai::ui::ExplanationModel</name>
    <message>
        <source>This decided: %1</source>
        <translation>Bước này quyết định: %1</translation>
    </message>
    <message>
        <source>Article</source>
        <translation>Điều</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Bước</translation>
    </message>
</context>
<context>
    <name>kydai::ui::ExportDialog</name>
    <message>
        <source>Report to FIDE (*.trf)</source>
        <translation>Báo cáo gửi FIDE (*.trf)</translation>
    </message>
    <message>
        <source>Report of 2026 (*.trf26)</source>
        <translation>Báo cáo mẫu 2026 (*.trf26)</translation>
    </message>
    <message>
        <source>Excel (*.xlsx)</source>
        <translation>Excel (*.xlsx)</translation>
    </message>
    <message>
        <source>Folder of web pages (*.html)</source>
        <translation>Thư mục trang web (*.html)</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Bảng (*.csv)</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Xuất</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Định dạng</translation>
    </message>
    <message>
        <source>Complete copy, with what is never published</source>
        <translation>Bản sao đầy đủ, kể cả điều không bao giờ công bố</translation>
    </message>
    <message>
        <source>Not for a report to FIDE: such a file is read back as the same event, with what nobody else may see.</source>
        <translation>Không dùng để báo cáo FIDE: tệp này đọc lại thành đúng giải này, kể cả điều không ai khác được xem.</translation>
    </message>
    <message>
        <source>What the file keeps of the event</source>
        <translation>Tệp giữ được gì của giải</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Xuất…</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>Chờ một chút…</translation>
    </message>
    <message>
        <source>The file keeps everything.</source>
        <translation>Tệp giữ được mọi thứ.</translation>
    </message>
    <message>
        <source>Pages are for people: no program reads them back.</source>
        <translation>Trang web dành cho người xem: không chương trình nào đọc lại được.</translation>
    </message>
    <message>
        <source>Upload to chess-results (*.xml)</source>
        <translation>Tải lên chess-results (*.xml)</translation>
    </message>
</context>
<context>
    <name>kydai::ui::FinishFlow</name>
    <message>
        <source>End of the event…</source>
        <translation>Kết thúc giải…</translation>
    </message>
</context>
<context>
    <name>kydai::ui::FinishPage</name>
    <message>
        <source>Print</source>
        <translation>In</translation>
    </message>
</context>
<context>
    <name>kydai::ui::FinishWindow</name>
    <message>
        <source>End of the event</source>
        <translation>Kết thúc giải</translation>
    </message>
    <message>
        <source>Steps to the end of the event</source>
        <translation>Các bước kết thúc giải</translation>
    </message>
</context>
<context>
    <name>kydai::ui::FixturesDialog</name>
    <message>
        <source>Days of play</source>
        <translation>Ngày đấu</translation>
    </message>
    <message>
        <source>Matches selected</source>
        <translation>Các trận đã chọn</translation>
    </message>
    <message>
        <source>Line-ups of their rounds</source>
        <translation>Đội hình của các ván ấy</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Ngày</translation>
    </message>
    <message>
        <source>day: 21/11/2026</source>
        <translation>ngày: 21/11/2026</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Giờ</translation>
    </message>
    <message>
        <source>time: 14:30</source>
        <translation>giờ: 14:30</translation>
    </message>
    <message>
        <source>Venue</source>
        <translation>Nơi đấu</translation>
    </message>
    <message>
        <source>venue, else where the home team plays</source>
        <translation>nơi đấu, không ghi thì là sân của đội chủ nhà</translation>
    </message>
    <message>
        <source>Line-ups due on</source>
        <translation>Hạn nộp đội hình, ngày</translation>
    </message>
    <message>
        <source>Line-ups due at</source>
        <translation>Hạn nộp đội hình, giờ</translation>
    </message>
    <message>
        <source>time: 13:30</source>
        <translation>giờ: 13:30</translation>
    </message>
    <message>
        <source>&amp;Set</source>
        <translation>Đặ&amp;t</translation>
    </message>
    <message>
        <source>&amp;Put off</source>
        <translation>&amp;Hoãn</translation>
    </message>
    <message>
        <source>Without a new day yet; the old one stays as a remark.</source>
        <translation>Chưa có ngày mới; ngày cũ được giữ làm ghi chú.</translation>
    </message>
    <message>
        <source>Set the &amp;deadline</source>
        <translation>Đặt hạ&amp;n nộp</translation>
    </message>
    <message>
        <source>Save as &amp;calendar…</source>
        <translation>&amp;Lưu thành lịch…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Đóng</translation>
    </message>
    <message>
        <source>Matches with their days</source>
        <translation>Các trận và ngày đấu</translation>
    </message>
    <message>
        <source>“%1” is no date. Type a day such as 21/11/2026.</source>
        <translation>“%1” không phải ngày. Hãy gõ như 21/11/2026.</translation>
    </message>
    <message>
        <source>“%1” is no time. Type one such as 14:30.</source>
        <translation>“%1” không phải giờ. Hãy gõ như 14:30.</translation>
    </message>
    <message>
        <source>Save the calendar as</source>
        <translation>Lưu lịch thành</translation>
    </message>
    <message>
        <source>Calendars (*.ics)</source>
        <translation>Lịch (*.ics)</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Đã lưu: %1</translation>
    </message>
</context>
<context>
    <name>kydai::ui::GamesPage</name>
    <message numerus="yes">
        <source>%n results missing</source>
        <translation>
            <numerusform>thiếu %n kết quả</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sections have rounds to come</source>
        <translation>
            <numerusform>%n bảng còn ván chưa đấu</numerusform>
        </translation>
    </message>
    <message>
        <source>all standings are final</source>
        <translation>mọi bảng xếp hạng đã chính thức</translation>
    </message>
    <message>
        <source>Enter goes to the round that keeps a section open.</source>
        <translation>Enter: đến ván khiến bảng chưa xong.</translation>
    </message>
    <message>
        <source>Print all standings…</source>
        <translation>In mọi bảng xếp hạng…</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Bảng</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Ván</translation>
    </message>
    <message>
        <source>✓ final</source>
        <translation>✓ chính thức</translation>
    </message>
    <message numerus="yes">
        <source>● %n rounds to come</source>
        <translation>
            <numerusform>● còn %n ván</numerusform>
        </translation>
    </message>
    <message>
        <source>● results missing: %1</source>
        <translation>● thiếu kết quả: %1</translation>
    </message>
    <message>
        <source>Final check</source>
        <translation>Kiểm tra cuối</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Ván đấu</translation>
    </message>
    <message>
        <source>Prizes</source>
        <translation>Giải thưởng</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Ghi chú</translation>
    </message>
    <message numerus="yes">
        <source>Freeze the prizes of %n sections</source>
        <translation>
            <numerusform>Chốt giải của %n bảng</numerusform>
        </translation>
    </message>
    <message>
        <source>no prizes</source>
        <translation>chưa có giải</translation>
    </message>
    <message>
        <source>not yet</source>
        <translation>chưa đến lúc</translation>
    </message>
    <message>
        <source>✓ frozen</source>
        <translation>✓ đã chốt</translation>
    </message>
    <message>
        <source>● to be frozen</source>
        <translation>● cần chốt</translation>
    </message>
    <message>
        <source>● two lines for one place</source>
        <translation>● hai dòng cho một hạng</translation>
    </message>
    <message numerus="yes">
        <source>%n players without a unit</source>
        <translation>
            <numerusform>%n đấu thủ chưa có đơn vị</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The prizes of %n sections are frozen. Ctrl+Z takes it back.</source>
        <translation>
            <numerusform>Đã chốt giải của %n bảng. Ctrl+Z để hoàn tác.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kydai::ui::HallSlips</name>
    <message>
        <source>%1, board %2, %3 – %4</source>
        <translation>%1, bàn %2, %3 – %4</translation>
    </message>
    <message>
        <source>%1 is two boards or more: %2. Nothing is entered; key it at the board itself, or give the sections tables of their own.</source>
        <translation>%1 là hai bàn trở lên: %2. Chưa ghi gì cả; hãy nhập ngay tại bàn, hoặc dành cho các bảng số bàn riêng.</translation>
    </message>
    <message>
        <source>So it was already: %1, %2.</source>
        <translation>Đã như vậy rồi: %1, %2.</translation>
    </message>
    <message>
        <source>There is a result already on %1: %2. Enter once more makes it %3; Esc leaves it.</source>
        <translation>Đã có kết quả ở %1: %2. Enter lần nữa đổi thành %3; Esc để nguyên.</translation>
    </message>
    <message>
        <source>%1: %2. It was %3; Ctrl+Z takes this back.</source>
        <translation>%1: %2. Trước đó là %3; Ctrl+Z để hoàn tác.</translation>
    </message>
    <message>
        <source>%1: %2. Ctrl+Z takes this back.</source>
        <translation>%1: %2. Ctrl+Z để hoàn tác.</translation>
    </message>
    <message>
        <source>The first pass has no result for %1: there is nothing to compare, and nothing is entered. F5 ends the second pass.</source>
        <translation>Lần nhập thứ nhất chưa có kết quả của %1 nên không có gì để so; không nhập gì cả. F5 kết thúc lần nhập thứ hai.</translation>
    </message>
    <message>
        <source>%1: both passes agree. Boards of other sections: %2 agree, %3 are left.</source>
        <translation>%1: hai lần nhập khớp nhau. Bàn của các bảng khác: %2 đã khớp, còn %3.</translation>
    </message>
    <message>
        <source>The passes differ on %1: first %2, now %3. Look at the slip.</source>
        <translation>Hai lần nhập khác nhau ở %1: lần đầu %2, bây giờ %3. Hãy xem lại phiếu.</translation>
    </message>
    <message>
        <source>Keep %1</source>
        <translation>Giữ %1</translation>
    </message>
    <message>
        <source>Take %1</source>
        <translation>Lấy %1</translation>
    </message>
</context>
<context>
    <name>kydai::ui::HelpFlow</name>
    <message>
        <source>Shortcuts</source>
        <translation>Phím tắt</translation>
    </message>
    <message>
        <source>About Kỳ Đài</source>
        <translation>Giới thiệu Kỳ Đài</translation>
    </message>
    <message>
        <source>Pairs, ranks and rates chess and xiangqi tournaments, and gives the reasons.

Pairing: Dutch system, C.04.3 of 2026 and of 2017; Dubov, Burstein and Double-Swiss, C.04.4 and C.04.5; Swiss of teams, C.04.6; round robins, C.05 annex 1; Scheveningen, knock-out, Keizer.
Tie-breaks: C.07 of 2026, of 2024, and before September 2023.
Ratings: FIDE B.02, and national systems.

Free software; the licence is in the file LICENSE.</source>
        <extracomment>the editions of FIDE&apos;s regulations that the program works by</extracomment>
        <translation>Bốc thăm, xếp hạng và tính hệ số cho giải cờ vua và cờ tướng, kèm lý do.

Bốc thăm: hệ Hà Lan, C.04.3 bản 2026 và 2017; Dubov, Burstein và Double-Swiss, C.04.4 và C.04.5; Thụy Sĩ đồng đội, C.04.6; vòng tròn, C.05 phụ lục 1; Scheveningen, loại trực tiếp, Keizer.
Hệ số phụ: C.07 bản 2026, 2024 và trước tháng 9 năm 2023.
Hệ số: FIDE B.02 và các hệ quốc gia.

Phần mềm tự do; giấy phép nằm trong tệp LICENSE.</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Sách hướng dẫn</translation>
    </message>
    <message>
        <source>Is there a newer version?</source>
        <translation>Có phiên bản mới hơn không?</translation>
    </message>
</context>
<context>
    <name>kydai::ui::ImportDialog</name>
    <message>
        <source>not taken</source>
        <translation>không lấy</translation>
    </message>
    <message>
        <source>Family and middle name</source>
        <translation>Họ và tên lót</translation>
    </message>
    <message>
        <source>Given name</source>
        <translation>Tên</translation>
    </message>
    <message>
        <source>The list has a line of heads</source>
        <translation>Danh sách có dòng tiêu đề cột</translation>
    </message>
    <message>
        <source>Import players: %1</source>
        <translation>Nhập đấu thủ: %1</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Trang tính</translation>
    </message>
    <message>
        <source>First rows of the list</source>
        <translation>Các dòng đầu của danh sách</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Nhập</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Hủy</translation>
    </message>
    <message>
        <source>What column %1 is</source>
        <translation>Cột %1 là gì</translation>
    </message>
    <message numerus="yes">
        <source>%n players: %1 new, %2 in this section already; %3 remarks to look at.</source>
        <translation>
            <numerusform>%n đấu thủ: %1 mới, %2 đã có trong bảng này; %3 điều cần xem lại.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Leave out the %n players who are in this section already</source>
        <translation>
            <numerusform>Bỏ qua %n đấu thủ đã có trong bảng này</numerusform>
        </translation>
    </message>
    <message>
        <source>kept under its own head</source>
        <translation>giữ theo tên cột của nó</translation>
    </message>
    <message>
        <source>In the list twice: %1.</source>
        <translation>Có hai lần trong danh sách: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n players have no year of birth, and the section is for an age.</source>
        <translation>
            <numerusform>%n đấu thủ chưa có năm sinh, mà bảng dành cho một lứa tuổi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Leave out the %n players who are not for this section</source>
        <translation>
            <numerusform>Không nhận %n người không thuộc bảng này</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take the %n players who are in the list twice once</source>
        <translation>
            <numerusform>%n người có hai lần trong danh sách chỉ nhận một lần</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Import %n players</source>
        <translation>
            <numerusform>Nhập %n đấu thủ</numerusform>
        </translation>
    </message>
    <message>
        <source>Code page</source>
        <translation>Bảng mã</translation>
    </message>
    <message>
        <source>Read as %1</source>
        <translation>Đọc theo %1</translation>
    </message>
    <message numerus="yes">
        <source>The list is a crosstable: its %n rounds come with “Import sections” (menu File), not here.</source>
        <translation>
            <numerusform>Danh sách là bảng điểm chi tiết: %n ván của nó đến qua “Nhập bảng” (trình đơn Tệp), không qua đây.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take rating, title and federation of %n players from FIDE’s list %1, which has them by number, name and birth</source>
        <extracomment>the month of FIDE&apos;s list</extracomment>
        <translation>
            <numerusform>Lấy hệ số, danh hiệu và liên đoàn của %n đấu thủ từ danh sách FIDE %1, nơi có họ đúng cả số, tên và năm sinh</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kydai::ui::InfoDialog</name>
    <message>
        <source>Names, places, dates</source>
        <translation>Tên, nơi, ngày</translation>
    </message>
    <message>
        <source>any</source>
        <translation>bất kỳ</translation>
    </message>
    <message>
        <source>everybody</source>
        <translation>mọi người</translation>
    </message>
    <message>
        <source>men and boys</source>
        <translation>nam</translation>
    </message>
    <message>
        <source>women and girls</source>
        <translation>nữ</translation>
    </message>
    <message>
        <source>Born</source>
        <translation>Năm sinh</translation>
    </message>
    <message>
        <source>Rated</source>
        <translation>Hệ số</translation>
    </message>
    <message>
        <source>The name, the limits and the tables stay each section&apos;s own.</source>
        <translation>Tên, quy định ai được dự và số bàn vẫn là của riêng từng bảng.</translation>
    </message>
</context>
<context>
    <name>kydai::ui::JournalDialog</name>
    <message>
        <source>Journal</source>
        <translation>Nhật ký</translation>
    </message>
    <message>
        <source>Complaints only</source>
        <translation>Chỉ khiếu nại</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>In…</translation>
    </message>
</context>
<context>
    <name>kydai::ui::KeizerPage</name>
    <message>
        <source>A win is worth the value of the opponent, and values follow from the ranking: all rounds are counted anew until it settles. A half-point bye is an absence with notice, a full-point bye a duty for the club, a zero-point bye an absence without a word.</source>
        <translation>Thắng được giá trị của đối thủ, và giá trị theo bảng xếp hạng: mọi ván được tính lại cho đến khi bảng đứng yên. Miễn đấu nửa điểm là vắng có báo, miễn đấu trọn điểm là đi việc cho câu lạc bộ, miễn đấu không điểm là vắng không báo.</translation>
    </message>
    <message>
        <source>one and a half times the players</source>
        <translation>một lần rưỡi số đấu thủ</translation>
    </message>
    <message>
        <source>any number</source>
        <translation>không giới hạn</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>ngay</translation>
    </message>
</context>
<context>
    <name>kydai::ui::KnockOutPage</name>
    <message>
        <source>1: from the first round on. Seeds of one unit change places inside their band, 3–4, 5–8, 9–16 and so on.</source>
        <translation>1: ngay từ vòng đầu. Hạt giống cùng đơn vị đổi chỗ trong nhóm của mình, 3–4, 5–8, 9–16, v.v.</translation>
    </message>
    <message>
        <source>A match goes through these stages until somebody leads; the last one is repeated. A stage ends as soon as nobody can catch up.</source>
        <translation>Một trận qua các chặng này cho đến khi có người hơn; chặng cuối được lặp lại. Chặng dừng ngay khi không ai đuổi kịp được nữa.</translation>
    </message>
    <message>
        <source>Stages of a match</source>
        <translation>Các chặng của một trận</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Số ván</translation>
    </message>
    <message>
        <source>Tempo</source>
        <translation>Loại cờ</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Thời gian</translation>
    </message>
    <message>
        <source>A draw is Black&apos;s</source>
        <translation>Hòa là Đen thắng</translation>
    </message>
    <message>
        <source>Add a stage</source>
        <translation>Thêm chặng</translation>
    </message>
    <message>
        <source>Remove the stage</source>
        <translation>Bỏ chặng</translation>
    </message>
    <message>
        <source>As in the World Cup</source>
        <translation>Như Cúp thế giới</translation>
    </message>
    <message>
        <source>that of the section</source>
        <translation>như của bảng</translation>
    </message>
    <message>
        <source>such as 10+5</source>
        <translation>như 10+5</translation>
    </message>
</context>
<context>
    <name>kydai::ui::LessonFlow</name>
    <message>
        <source>Lessons…</source>
        <translation>Bài giảng…</translation>
    </message>
    <message>
        <source>Make a lesson of this event</source>
        <translation>Lập bài giảng từ giải này</translation>
    </message>
    <message>
        <source>No complaint is kept in this event. “Keep as complaint” (Ctrl+Shift+K) keeps what Why? answers.</source>
        <translation>Giải này chưa giữ khiếu nại nào. “Ghi khiếu nại” (Ctrl+Shift+K) giữ lại lời giải thích của Vì sao?.</translation>
    </message>
</context>
<context>
    <name>kydai::ui::LessonWindow</name>
    <message>
        <source>%1 · %2 (%3 of %4)</source>
        <translation>%1 · %2 (%3/%4)</translation>
    </message>
    <message>
        <source>Source: %1</source>
        <translation>Nguồn: %1</translation>
    </message>
    <message>
        <source>Keep the handout as PDF</source>
        <translation>Lưu tài liệu phát dạng PDF</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Đã lưu thành %1.</translation>
    </message>
    <message>
        <source>The lessons (Esc)</source>
        <translation>Các bài giảng (Esc)</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Đóng (Esc)</translation>
    </message>
    <message>
        <source>Hide the answer (Space)</source>
        <translation>Giấu lời giải (phím cách)</translation>
    </message>
    <message>
        <source>The answer (Space)</source>
        <translation>Lời giải (phím cách)</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Bài giảng</translation>
    </message>
    <message>
        <source>The event</source>
        <translation>Giải đấu</translation>
    </message>
    <message>
        <source>The answer</source>
        <translation>Lời giải</translation>
    </message>
    <message>
        <source>The answer as a picture</source>
        <translation>Lời giải bằng hình</translation>
    </message>
    <message>
        <source>Back (←)</source>
        <translation>Trở lại (←)</translation>
    </message>
    <message>
        <source>On (→)</source>
        <translation>Tiếp (→)</translation>
    </message>
    <message>
        <source>Open the event</source>
        <translation>Mở giải đấu</translation>
    </message>
    <message>
        <source>Print… (Ctrl+P)</source>
        <translation>In… (Ctrl+P)</translation>
    </message>
    <message>
        <source>PDF… (Ctrl+S)</source>
        <translation>PDF… (Ctrl+S)</translation>
    </message>
    <message>
        <source>Full screen (F11)</source>
        <translation>Toàn màn hình (F11)</translation>
    </message>
    <message>
        <source>Which lesson?</source>
        <translation>Chọn bài giảng</translation>
    </message>
</context>
<context>
    <name>kydai::ui::ListDivisionDialog</name>
    <message>
        <source>List of the event: %1</source>
        <translation>Danh sách của giải: %1</translation>
    </message>
    <message>
        <source>Show all lines</source>
        <translation>Hiện mọi dòng</translation>
    </message>
    <message>
        <source>Keep (K)</source>
        <translation>Giữ (K)</translation>
    </message>
    <message>
        <source>Merge (G)</source>
        <translation>Gộp (G)</translation>
    </message>
    <message>
        <source>Move (M)</source>
        <translation>Chuyển (M)</translation>
    </message>
    <message>
        <source>Drop (D)</source>
        <translation>Bỏ (D)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Hủy</translation>
    </message>
    <message>
        <source>What to look at before the list is taken</source>
        <translation>Những điều phải xem trước khi nhận danh sách</translation>
    </message>
    <message numerus="yes">
        <source>%n players go to %1 sections, %2 of them new. To be looked at: %3.</source>
        <translation>
            <numerusform>%n đấu thủ vào %1 bảng, trong đó %2 bảng mới. Phải xem: %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n players</source>
        <translation>
            <numerusform>Nhận %n đấu thủ</numerusform>
        </translation>
    </message>
    <message>
        <source>The list says nothing new.</source>
        <translation>Danh sách không có gì mới.</translation>
    </message>
    <message>
        <source>the sections without a group</source>
        <translation>các bảng không có nhóm</translation>
    </message>
    <message>
        <source>For the sections that play at one time:</source>
        <translation>Cho nhóm bảng cùng giờ:</translation>
    </message>
</context>
<context>
    <name>kydai::ui::ListModel</name>
    <message>
        <source>empty</source>
        <translation>trống</translation>
    </message>
</context>
<context>
    <name>kydai::ui::MainMenu</name>
    <message>
        <source>&amp;Event</source>
        <translation>&amp;Giải</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>Gần đây</translation>
    </message>
    <message>
        <source>E&amp;dit</source>
        <translation>&amp;Sửa</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>Đấu &amp;thủ</translation>
    </message>
    <message>
        <source>&amp;Round</source>
        <translation>&amp;Ván</translation>
    </message>
    <message>
        <source>&amp;Why</source>
        <translation>Vì s&amp;ao</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Xem</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>T&amp;rợ giúp</translation>
    </message>
</context>
<context>
    <name>kydai::ui::MainWindow</name>
    <message>
        <source>Players</source>
        <translation>Đấu thủ</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Ván đấu</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Xếp hạng</translation>
    </message>
    <message>
        <source>Ratings</source>
        <translation>Hệ số</translation>
    </message>
    <message>
        <source>Sections and rounds</source>
        <translation>Bảng và ván</translation>
    </message>
    <message>
        <source>Find a player (Ctrl+F)</source>
        <translation>Tìm đấu thủ (Ctrl+F)</translation>
    </message>
    <message>
        <source>Find a player</source>
        <translation>Tìm đấu thủ</translation>
    </message>
    <message>
        <source>round %1/%2</source>
        <translation>ván %1/%2</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Thoát</translation>
    </message>
    <message>
        <source>Light/dark</source>
        <translation>Sáng/tối</translation>
    </message>
    <message>
        <source>Sections on/off</source>
        <translation>Hiện/ẩn bảng</translation>
    </message>
    <message>
        <source>Why? pane on/off</source>
        <translation>Hiện/ẩn khung Vì sao?</translation>
    </message>
    <message>
        <source>Nobody in this event is called “%1”.</source>
        <translation>Trong giải không có ai tên “%1”.</translation>
    </message>
</context>
<context>
    <name>kydai::ui::ManualWindow</name>
    <message>
        <source>Contents</source>
        <translation>Mục lục</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Quay lại</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Sách hướng dẫn</translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation>Tìm trong sách hướng dẫn</translation>
    </message>
</context>
<context>
    <name>kydai::ui::MatchesDialog</name>
    <message>
        <source>As in the &amp;last round</source>
        <translation>Như &amp;ván trước</translation>
    </message>
    <message>
        <source>Matches and line-ups</source>
        <translation>Các trận và đội hình</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Trận</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Đội</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Kết quả</translation>
    </message>
    <message>
        <source>Entered</source>
        <translation>Đã nhập</translation>
    </message>
    <message>
        <source>Line-up on the &amp;left</source>
        <translation>Đội hình bên &amp;trái</translation>
    </message>
    <message>
        <source>Line-up on the &amp;right</source>
        <translation>Đội hình bên &amp;phải</translation>
    </message>
    <message>
        <source>why a line-up may break a rule of the event</source>
        <translation>vì sao đội hình được trái điều lệ giải</translation>
    </message>
    <message>
        <source>boards as the left team has them: 1=0+, or the match alone: 2½-1½</source>
        <translation>các bàn theo phía đội bên trái: 1=0+, hoặc chỉ tỉ số trận: 2½-1½</translation>
    </message>
    <message>
        <source>Rea&amp;son</source>
        <translation>Lý &amp;do</translation>
    </message>
    <message>
        <source>R&amp;esult</source>
        <translation>&amp;Kết quả</translation>
    </message>
    <message>
        <source>Roun&amp;d</source>
        <translation>&amp;Ván</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Đóng</translation>
    </message>
    <message>
        <source>bye</source>
        <translation>miễn đấu</translation>
    </message>
    <message numerus="yes">
        <source>%n line-ups</source>
        <translation>
            <numerusform>%n đội hình</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n boards open</source>
        <translation>
            <numerusform>%n bàn chưa có kết quả</numerusform>
        </translation>
    </message>
    <message>
        <source>Write the places of the members from board 1 on, such as 1 2 4 5; 0 is an empty board.</source>
        <translation>Hãy viết vị trí của các thành viên từ bàn 1, ví dụ 1 2 4 5; 0 là bàn trống.</translation>
    </message>
    <message>
        <source>Write a result for each board, such as 1=0+, or both scores, such as 2½-1½.</source>
        <translation>Hãy viết kết quả từng bàn, ví dụ 1=0+, hoặc tỉ số hai đội, ví dụ 2½-1½.</translation>
    </message>
    <message>
        <source>Not kept yet: mend the line-up, or write the reason and press Enter.</source>
        <translation>Chưa lưu: sửa lại đội hình, hoặc ghi lý do rồi nhấn Enter.</translation>
    </message>
</context>
<context>
    <name>kydai::ui::MemberForm</name>
    <message>
        <source>“%1” is no amount. Type 500000, or 500.000.</source>
        <translation>“%1” không phải là số tiền. Hãy gõ 500000, hoặc 500.000.</translation>
    </message>
    <message>
        <source>“%1” is no value: type a number such as 12.5.</source>
        <translation>“%1” không phải giá trị: hãy gõ một số như 12,5.</translation>
    </message>
    <message>
        <source>“%1” is no date. Type a day such as 21/11/2026.</source>
        <translation>“%1” không phải ngày. Hãy gõ ngày như 21/11/2026.</translation>
    </message>
</context>
<context>
    <name>kydai::ui::MessageLine</name>
    <message>
        <source>Remarks about the file read</source>
        <translation>Lưu ý về tệp đã đọc</translation>
    </message>
    <message>
        <source>All remarks (F4)</source>
        <translation>Tất cả lưu ý (F4)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Đóng</translation>
    </message>
</context>
<context>
    <name>kydai::ui::MissingDialog</name>
    <message>
        <source>Missing results of all sections</source>
        <translation>Kết quả còn thiếu của mọi bảng</translation>
    </message>
    <message>
        <source>All results are in.</source>
        <translation>Đã đủ kết quả.</translation>
    </message>
    <message numerus="yes">
        <source>Results missing: %1, in %n sections.</source>
        <translation>
            <numerusform>Còn thiếu %1 kết quả ở %n bảng.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kydai::ui::MoveLossPage</name>
    <message>
        <source>A line for each move: the evaluation before and after it, as the player sees it, in hundredths of a pawn (35), in pawns (0.35) or as a mate (#4, #-2).</source>
        <translation>Mỗi nước một dòng: điểm đánh giá trước và sau nước đi, nhìn từ phía người đi, tính bằng phần trăm tốt (35), bằng tốt (0.35) hoặc chiếu hết (#4, #-2).</translation>
    </message>
    <message>
        <source>Evaluations before and after each move</source>
        <translation>Điểm đánh giá trước và sau mỗi nước</translation>
    </message>
    <message>
        <source>Line %1: “%2” is not two evaluations. Write for example 35 -10.</source>
        <translation>Dòng %1: “%2” không phải hai điểm đánh giá. Hãy viết như 35 -10.</translation>
    </message>
    <message>
        <source>Type or paste the evaluations, a line for each move.</source>
        <translation>Gõ hoặc dán các điểm đánh giá, mỗi nước một dòng.</translation>
    </message>
</context>
<context>
    <name>kydai::ui::NextStepFlow</name>
    <message>
        <source>The next step</source>
        <translation>Việc tiếp theo</translation>
    </message>
    <message>
        <source>The next step: %1 (F9)</source>
        <translation>Việc tiếp theo: %1 (F9)</translation>
    </message>
</context>
<context>
    <name>kydai::ui::NormsPage</name>
    <message>
        <source>Section</source>
        <translation>Bảng</translation>
    </message>
    <message>
        <source>Title norms and chances</source>
        <translation>Chuẩn danh hiệu và cơ hội</translation>
    </message>
    <message>
        <source>Facts for norms and reports…</source>
        <translation>Dữ kiện cho chuẩn và báo cáo…</translation>
    </message>
    <message>
        <source>Norms</source>
        <translation>Chuẩn danh hiệu</translation>
    </message>
    <message>
        <source>none</source>
        <translation>không có</translation>
    </message>
    <message numerus="yes">
        <source>%n made</source>
        <translation>
            <numerusform>%n chuẩn đạt</numerusform>
        </translation>
    </message>
    <message>
        <source>Norms of teams are not counted here.</source>
        <translation>Ở đây không tính chuẩn của giải đồng đội.</translation>
    </message>
    <message>
        <source>Nobody makes a norm here, and nobody can any more.</source>
        <translation>Ở bảng này không ai đạt chuẩn, và không còn ai có thể đạt.</translation>
    </message>
</context>
<context>
    <name>kydai::ui::NumbersDialog</name>
    <message>
        <source>Pairing numbers</source>
        <translation>Số bốc thăm</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Cách đánh số</translation>
    </message>
    <message>
        <source>Exchange two</source>
        <translation>Đổi số hai người</translation>
    </message>
    <message>
        <source>Move one, the others shift</source>
        <translation>Chuyển một người, những người khác dồn số</translation>
    </message>
    <message>
        <source>Draw lots</source>
        <translation>Bốc thăm ngẫu nhiên</translation>
    </message>
    <message>
        <source>By rating, title, name</source>
        <translation>Theo hệ số, đẳng cấp, tên</translation>
    </message>
    <message>
        <source>By national rating</source>
        <translation>Theo hệ số quốc gia</translation>
    </message>
    <message>
        <source>By name</source>
        <translation>Theo tên</translation>
    </message>
    <message>
        <source>By unit</source>
        <translation>Theo đơn vị</translation>
    </message>
    <message>
        <source>By category</source>
        <translation>Theo nhóm</translation>
    </message>
    <message>
        <source>By date of birth</source>
        <translation>Theo ngày sinh</translation>
    </message>
    <message>
        <source>By FIDE ID</source>
        <translation>Theo mã FIDE</translation>
    </message>
    <message>
        <source>By the rank in the file read</source>
        <translation>Theo hạng trong tệp đã đọc</translation>
    </message>
    <message>
        <source>Equals keep the order that they have</source>
        <translation>Người bằng nhau giữ thứ tự đang có</translation>
    </message>
    <message>
        <source>Give these numbers</source>
        <translation>Đánh số như vậy</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Hủy</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Số</translation>
    </message>
    <message>
        <source>with number</source>
        <translation>đổi với số</translation>
    </message>
    <message>
        <source>becomes number</source>
        <translation>thành số</translation>
    </message>
    <message>
        <source>Lot (the same lot draws the same order)</source>
        <translation>Mã thăm (cùng mã cho cùng thứ tự)</translation>
    </message>
    <message>
        <source>Nobody has number %1.</source>
        <translation>Không ai mang số %1.</translation>
    </message>
    <message>
        <source>Nobody would get another number.</source>
        <translation>Không ai đổi số.</translation>
    </message>
    <message>
        <source>Lot: %1.</source>
        <translation>Mã thăm: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n players get another number.</source>
        <translation>
            <numerusform>%n đấu thủ sẽ đổi số.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players got another number. Ctrl+Z takes this back.</source>
        <translation>
            <numerusform>%n đấu thủ đã đổi số. Ctrl+Z để hoàn tác.</numerusform>
        </translation>
    </message>
    <message>
        <source>Draw lots, one federation apart (Varma tables)</source>
        <translation>Bốc thăm, tách người một liên đoàn (bảng Varma)</translation>
    </message>
    <message>
        <source>Draw lots, one unit apart (Varma tables)</source>
        <translation>Bốc thăm, tách người một đơn vị (bảng Varma)</translation>
    </message>
    <message>
        <source>Draw lots, one unit meets early</source>
        <translation>Bốc thăm, người một đơn vị gặp nhau sớm</translation>
    </message>
    <message>
        <source>The Varma tables are for 9 to 24 players.</source>
        <translation>Bảng Varma dùng cho 9 đến 24 đấu thủ.</translation>
    </message>
</context>
<context>
    <name>kydai::ui::PairAllDialog</name>
    <message>
        <source>Pair all sections that are ready</source>
        <translation>Bốc thăm mọi bảng đã sẵn sàng</translation>
    </message>
    <message>
        <source>&amp;Open this section</source>
        <translation>&amp;Mở bảng này</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>&amp;Take this round back</source>
        <translation>&amp;Rút lại ván này</translation>
    </message>
    <message>
        <source>&amp;Print the packets…</source>
        <translation>&amp;In bộ giấy…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Đóng</translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <translation>Ctrl+Enter</translation>
    </message>
    <message>
        <source>The next round of every section</source>
        <translation>Ván sau của mọi bảng</translation>
    </message>
    <message>
        <source>Drafting…</source>
        <translation>Đang bốc thăm…</translation>
    </message>
    <message numerus="yes">
        <source>%n sections are ready.</source>
        <translation>
            <numerusform>%n bảng đã sẵn sàng.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n are to be looked at: Enter opens them.</source>
        <translation>
            <numerusform>%n bảng phải xem: Enter để mở.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Publish %n rounds</source>
        <translation>
            <numerusform>Công bố %n bảng</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rounds of %n sections are published. Ctrl+Z takes them all back.</source>
        <translation>
            <numerusform>Đã công bố ván của %n bảng. Ctrl+Z rút lại tất cả.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kydai::ui::PairRoundPane</name>
    <message>
        <source>Cancel</source>
        <translation>Hủy</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Bốc thăm</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Quay lại</translation>
    </message>
    <message>
        <source>Pairing…</source>
        <translation>Đang bốc thăm…</translation>
    </message>
    <message>
        <source>What to look at before pairing</source>
        <translation>Những điều cần xem trước khi bốc thăm</translation>
    </message>
    <message>
        <source>Publish the change</source>
        <translation>Công bố bản sửa</translation>
    </message>
    <message>
        <source>Publish</source>
        <translation>Công bố</translation>
    </message>
    <message>
        <source>The section has changed since this round was drafted. Pair it again.</source>
        <translation>Bảng đã thay đổi từ khi có bản nháp. Hãy bốc thăm lại.</translation>
    </message>
    <message>
        <source>%1 · round %2, changed by hand</source>
        <translation>%1 · ván %2, sửa bằng tay</translation>
    </message>
    <message>
        <source>%1 · draft of round %2</source>
        <translation>%1 · bản nháp ván %2</translation>
    </message>
    <message>
        <source>%1 · before round %2 is paired</source>
        <translation>%1 · trước khi bốc thăm ván %2</translation>
    </message>
    <message>
        <source>Comparing with the engine&apos;s pairing…</source>
        <translation>Đang so với bốc thăm của máy…</translation>
    </message>
    <message>
        <source>Round %1 is changed. Ctrl+Z takes this back.</source>
        <translation>Đã sửa ván %1. Ctrl+Z để hoàn tác.</translation>
    </message>
    <message numerus="yes">
        <source>Round %1 is published with %n boards; a backup was made before. Ctrl+Z takes this back.</source>
        <translation>
            <numerusform>Đã công bố ván %1 với %n bàn; đã sao lưu trước đó. Ctrl+Z để hoàn tác.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round %1 is published with %n boards, but there is no backup of before.</source>
        <translation>
            <numerusform>Đã công bố ván %1 với %n bàn, nhưng không sao lưu được tình trạng trước đó.</numerusform>
        </translation>
    </message>
    <message>
        <source>Changes by hand</source>
        <translation>Sửa tay</translation>
    </message>
    <message>
        <source>The changes by hand to the pairing of round %1 are not published.</source>
        <translation>Các sửa tay vào kết quả bốc thăm ván %1 chưa được công bố.</translation>
    </message>
    <message>
        <source>Whoever leaves now loses them. To keep them, go back and publish with Ctrl+Enter.</source>
        <translation>Quay lại lúc này sẽ mất các sửa đổi đó. Muốn giữ, hãy ở lại và công bố bằng Ctrl+Enter.</translation>
    </message>
    <message>
        <source>Leave without them</source>
        <translation>Bỏ các sửa đổi</translation>
    </message>
    <message>
        <source>The section has changed since this round was opened: it is shown as it is published.</source>
        <translation>Bảng đã thay đổi từ khi mở ván này: đang hiện ván như đã công bố.</translation>
    </message>
</context>
<context>
    <name>kydai::ui::PairingFlow</name>
    <message>
        <source>Pair next round</source>
        <translation>Bốc thăm ván tiếp</translation>
    </message>
    <message>
        <source>Change the pairing by hand</source>
        <translation>Sửa bốc thăm bằng tay</translation>
    </message>
    <message>
        <source>Take the last round back</source>
        <translation>Hủy bốc thăm ván cuối</translation>
    </message>
    <message>
        <source>Byes asked for…</source>
        <translation>Miễn đấu theo yêu cầu…</translation>
    </message>
    <message>
        <source>Players who may not meet…</source>
        <translation>Đấu thủ không được gặp nhau…</translation>
    </message>
    <message>
        <source>Leave FIDE mode…</source>
        <translation>Rời chế độ FIDE…</translation>
    </message>
    <message>
        <source>Quick line</source>
        <translation>Dòng nhập nhanh</translation>
    </message>
    <message>
        <source>Missing boards only</source>
        <translation>Chỉ bàn thiếu</translation>
    </message>
    <message>
        <source>Second pass</source>
        <translation>Nhập lần hai</translation>
    </message>
    <message>
        <source>The section is not in FIDE mode any more.</source>
        <translation>Bảng này không còn ở chế độ FIDE.</translation>
    </message>
    <message>
        <source>Round %1 is drafted here already. Ctrl+Enter publishes it, R starts over, Esc leaves it.</source>
        <translation>Ván %1 đã được bốc thăm nháp ở đây. Ctrl+Enter công bố, R làm lại từ đầu, Esc quay lại.</translation>
    </message>
    <message>
        <source>Round %1 is taken back. Ctrl+Z brings it back.</source>
        <translation>Đã hủy ván %1. Ctrl+Z lấy lại.</translation>
    </message>
    <message>
        <source>Teams…</source>
        <translation>Các đội…</translation>
    </message>
    <message>
        <source>Matches and line-ups…</source>
        <translation>Các trận và đội hình…</translation>
    </message>
    <message>
        <source>This section has no teams yet. Make them first: Round, Teams…</source>
        <translation>Bảng này chưa có đội. Hãy lập đội trước: Ván, Các đội…</translation>
    </message>
    <message>
        <source>Days of play…</source>
        <translation>Ngày đấu…</translation>
    </message>
    <message>
        <source>Bonus and penalty points…</source>
        <translation>Điểm thưởng và điểm phạt…</translation>
    </message>
</context>
<context>
    <name>kydai::ui::PaletteFlow</name>
    <message>
        <source>Find anything…</source>
        <translation>Tìm mọi thứ…</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Ván %1</translation>
    </message>
    <message>
        <source>Setting: %1</source>
        <translation>Thiết lập: %1</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Sách hướng dẫn</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Lệnh</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Bảng</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Ván</translation>
    </message>
</context>
<context>
    <name>kydai::ui::PalettePanel</name>
    <message>
        <source>A command, section, round, setting, player or page of the manual</source>
        <translation>Lệnh, bảng, ván, thiết lập, đấu thủ hay trang hướng dẫn</translation>
    </message>
    <message>
        <source>What is found</source>
        <translation>Những gì tìm thấy</translation>
    </message>
    <message>
        <source>Nothing is called so. Esc goes back.</source>
        <translation>Không có gì mang tên ấy. Esc để quay lại.</translation>
    </message>
    <message>
        <source>Enter goes there, Esc goes back.</source>
        <translation>Enter: làm hoặc đi tới đó. Esc: quay lại.</translation>
    </message>
    <message>
        <source>Not possible now: %1</source>
        <translation>Lúc này chưa làm được: %1</translation>
    </message>
</context>
<context>
    <name>kydai::ui::PapersPage</name>
    <message>
        <source>Print what is wrong…</source>
        <translation>In lại tờ sai…</translation>
    </message>
    <message>
        <source>Lines of printed papers that are otherwise now</source>
        <translation>Những dòng đã in nay khác</translation>
    </message>
    <message>
        <source>Printed papers</source>
        <translation>Giấy tờ đã in</translation>
    </message>
    <message>
        <source>being worked out…</source>
        <translation>đang tính…</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>chưa in tờ nào</translation>
    </message>
    <message numerus="yes">
        <source>%n papers, all right</source>
        <translation>
            <numerusform>%n tờ, đều đúng</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lines are wrong now</source>
        <translation>
            <numerusform>%n dòng nay sai</numerusform>
        </translation>
    </message>
    <message>
        <source>Prize lists, receipts, medals, units, the ceremony and certificates are kept here as they were printed. A later correction then shows which of them are wrong.</source>
        <translation>Danh sách giải, phiếu nhận tiền, huy chương, đơn vị, thứ tự trao giải và giấy chứng nhận được nhớ ở đây như lúc đã in. Sau này sửa gì thì thấy ngay tờ nào sai.</translation>
    </message>
    <message>
        <source>Everything that was printed is as the event is now.</source>
        <translation>Mọi tờ đã in đều đúng với giải lúc này.</translation>
    </message>
    <message>
        <source>These lines were printed otherwise. Take those papers back.</source>
        <translation>Những dòng này đã in khác. Hãy thu hồi các tờ ấy.</translation>
    </message>
    <message>
        <source>They were taken back</source>
        <translation>Đã thu hồi</translation>
    </message>
</context>
<context>
    <name>kydai::ui::PlayerDialog</name>
    <message>
        <source>More about a player</source>
        <translation>Thông tin thêm về đấu thủ</translation>
    </message>
    <message>
        <source>as the list method gives it</source>
        <translation>theo cách tính của danh sách</translation>
    </message>
    <message>
        <source>In events over 30 days: from which round on which rating.</source>
        <translation>Với giải kéo dài hơn 30 ngày: từ ván nào dùng hệ số nào.</translation>
    </message>
    <message>
        <source>In the rating lists</source>
        <translation>Trong danh sách hệ số</translation>
    </message>
    <message>
        <source>Ratings from later rounds</source>
        <translation>Hệ số từ các ván sau</translation>
    </message>
    <message>
        <source>typed, or as the file had it</source>
        <translation>gõ vào, hoặc theo tệp</translation>
    </message>
    <message>
        <source>%1 (%2); counts here: %3</source>
        <translation>%1 (%2); dùng trong giải: %3</translation>
    </message>
    <message>
        <source>Type rounds with their ratings, such as “5: 2412, 9: 2430”.</source>
        <translation>Hãy gõ ván kèm hệ số, ví dụ “5: 2412, 9: 2430”.</translation>
    </message>
</context>
<context>
    <name>kydai::ui::PlayerSeats</name>
    <message>
        <source>%2 is in round %1. Ctrl+Z takes this back.</source>
        <translation>%2 đã vào ván %1. Ctrl+Z để hoàn tác.</translation>
    </message>
    <message>
        <source>Choose one player who has no game in the round that is published last.</source>
        <translation>Hãy chọn một đấu thủ chưa có bàn trong ván vừa công bố.</translation>
    </message>
    <message>
        <source>Meets %1, who has the bye</source>
        <translation>Gặp %1, người đang được miễn đấu</translation>
    </message>
    <message>
        <source>Gets a half-point bye in round %1</source>
        <translation>Nhận BYE½ ở ván %1</translation>
    </message>
    <message>
        <source>Gets a zero-point bye in round %1</source>
        <translation>Nhận BYE0 ở ván %1</translation>
    </message>
    <message>
        <source>Choose one player for a fixed table.</source>
        <translation>Hãy chọn một đấu thủ để xếp bàn cố định.</translation>
    </message>
    <message>
        <source>Fixed table</source>
        <translation>Bàn cố định</translation>
    </message>
    <message>
        <source>At which table must %1 sit in every round? 0 for any table.</source>
        <translation>%1 phải ngồi bàn nào ở mọi ván? 0 là bàn nào cũng được.</translation>
    </message>
    <message>
        <source>“%2” is no table. Type a number from 1 to %1, or 0 for any table.</source>
        <translation>“%2” không phải là số bàn. Hãy gõ một số từ 1 đến %1, hoặc 0 cho bàn bất kỳ.</translation>
    </message>
</context>
<context>
    <name>kydai::ui::PlayersFlow</name>
    <message>
        <source>Add player</source>
        <translation>Thêm đấu thủ</translation>
    </message>
    <message>
        <source>Import players…</source>
        <translation>Nhập đấu thủ…</translation>
    </message>
    <message>
        <source>FIDE rating list…</source>
        <translation>Danh sách hệ số FIDE…</translation>
    </message>
    <message>
        <source>Paste players</source>
        <translation>Dán đấu thủ</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>Bỏ cuộc</translation>
    </message>
    <message>
        <source>BYE½</source>
        <translation>BYE½</translation>
    </message>
    <message>
        <source>BYE0</source>
        <translation>BYE0</translation>
    </message>
    <message>
        <source>Remove players</source>
        <translation>Xóa đấu thủ</translation>
    </message>
    <message>
        <source>Renumber by rating</source>
        <translation>Đánh số lại theo hệ số</translation>
    </message>
    <message>
        <source>Pairing numbers by hand…</source>
        <translation>Đánh số bằng tay…</translation>
    </message>
    <message>
        <source>“%1” is for players who are selected in the list of players. Press Ctrl+1 and choose them first.</source>
        <translation>“%1” dành cho đấu thủ đang được chọn trong danh sách đấu thủ. Hãy bấm Ctrl+1 và chọn trước.</translation>
    </message>
    <message>
        <source>Move to another section…</source>
        <translation>Chuyển sang bảng khác…</translation>
    </message>
    <message>
        <source>Late arrival into the published round…</source>
        <translation>Xếp người đến muộn vào ván đã công bố…</translation>
    </message>
    <message>
        <source>Fixed table…</source>
        <translation>Bàn cố định…</translation>
    </message>
    <message>
        <source>Fetch FIDE&apos;s list from the network</source>
        <translation>Tải danh sách FIDE từ mạng</translation>
    </message>
    <message>
        <source>Check ratings against the list…</source>
        <translation>Đối chiếu hệ số với danh sách…</translation>
    </message>
    <message>
        <source>More about the player…</source>
        <translation>Thông tin thêm về đấu thủ…</translation>
    </message>
</context>
<context>
    <name>kydai::ui::PlayersModel</name>
    <message>
        <source>A player needs a name. “Remove players” takes a player out of the list.</source>
        <translation>Đấu thủ phải có tên. Muốn đưa ra khỏi danh sách, dùng lệnh “Xóa đấu thủ”.</translation>
    </message>
    <message>
        <source>“%1” is no name: it has no letter. Results are entered in the list of the round (Ctrl+2).</source>
        <translation>“%1” không phải là tên: không có chữ cái nào. Kết quả được nhập ở bảng của ván (Ctrl+2).</translation>
    </message>
</context>
<context>
    <name>kydai::ui::PlayersPane</name>
    <message>
        <source>No players yet</source>
        <translation>Chưa có đấu thủ</translation>
    </message>
    <message>
        <source>Add players one by one, import a list (CSV, TRF, FIDE rating list), or copy rows in a spreadsheet and paste them here.</source>
        <translation>Thêm từng đấu thủ, nhập danh sách (CSV, TRF, bảng hệ số FIDE), hoặc chép các dòng trong bảng tính rồi dán vào đây.</translation>
    </message>
    <message>
        <source>Find: name, unit, number, FIDE ID</source>
        <translation>Tìm: tên, đơn vị, số, mã FIDE</translation>
    </message>
    <message>
        <source>Find players</source>
        <translation>Tìm đấu thủ</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Đấu thủ</translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n đấu thủ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n players</source>
        <translation>
            <numerusform>%1 trên %n đấu thủ</numerusform>
        </translation>
    </message>
    <message>
        <source>The clipboard is empty. Copy rows with names in a spreadsheet first.</source>
        <translation>Chưa chép gì. Hãy chép các dòng có tên trong bảng tính trước.</translation>
    </message>
    <message>
        <source>Starting numbers follow rating, title and name. Ctrl+Z takes this back.</source>
        <translation>Số thứ tự xếp theo hệ số, đẳng cấp và tên. Ctrl+Z để hoàn tác.</translation>
    </message>
    <message>
        <source>Import players</source>
        <translation>Nhập đấu thủ</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Mọi tệp (*)</translation>
    </message>
    <message numerus="yes">
        <source>%n players added. Ctrl+Z takes this back.</source>
        <translation>
            <numerusform>Đã thêm %n đấu thủ. Ctrl+Z để hoàn tác.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n others</source>
        <translation>
            <numerusform>%1 và %n người khác</numerusform>
        </translation>
    </message>
    <message>
        <source>Withdrawn from round %2 on: %1. Ctrl+Z takes this back.</source>
        <extracomment>names of players, and a round</extracomment>
        <translation>Bỏ cuộc từ ván %2: %1. Ctrl+Z để hoàn tác.</translation>
    </message>
    <message>
        <source>Back in round %2: %1. Ctrl+Z takes this back.</source>
        <translation>Trở lại từ ván %2: %1. Ctrl+Z để hoàn tác.</translation>
    </message>
    <message>
        <source>Removed from the list: %1. Ctrl+Z takes this back.</source>
        <translation>Đã xóa khỏi danh sách: %1. Ctrl+Z để hoàn tác.</translation>
    </message>
    <message>
        <source>No bye in round %2: %1. Ctrl+Z takes this back.</source>
        <translation>Không miễn đấu ở ván %2: %1. Ctrl+Z để hoàn tác.</translation>
    </message>
    <message>
        <source>Half-point bye in round %2: %1. Ctrl+Z takes this back.</source>
        <translation>Miễn đấu nửa điểm ở ván %2: %1. Ctrl+Z để hoàn tác.</translation>
    </message>
    <message>
        <source>Zero-point bye in round %2: %1. Ctrl+Z takes this back.</source>
        <translation>Miễn đấu không điểm ở ván %2: %1. Ctrl+Z để hoàn tác.</translation>
    </message>
    <message>
        <source>clipboard</source>
        <translation>bảng nhớ tạm</translation>
    </message>
    <message>
        <source>Lists and reports (*.xlsx *.csv *.txt *.trf *.trf26 *.json *.tunx)</source>
        <translation>Danh sách và báo cáo (*.xlsx *.csv *.txt *.trf *.trf26 *.json *.tunx)</translation>
    </message>
    <message>
        <source>To %1</source>
        <translation>Sang %1</translation>
    </message>
    <message>
        <source>The event has no other section to move players to.</source>
        <translation>Giải không có bảng nào khác để chuyển đấu thủ sang.</translation>
    </message>
    <message>
        <source>Moved to %2: %1. Ctrl+Z takes this back.</source>
        <translation>Đã chuyển sang %2: %1. Ctrl+Z để hoàn tác.</translation>
    </message>
    <message numerus="yes">
        <source>%n players of this section stand otherwise in the list %1: %2 shows them.</source>
        <translation>
            <numerusform>%n đấu thủ của bảng này khác với danh sách %1: %2 cho xem.</numerusform>
        </translation>
    </message>
    <message>
        <source>Expelled, and so out: %1. Take that mark away first, in the player&apos;s record.</source>
        <translation>Đã bị loại nên không còn trong giải: %1. Hãy bỏ dấu đó trước, trong hồ sơ đấu thủ.</translation>
    </message>
    <message>
        <source>%1 is one person: changed in %2 too. Ctrl+Z takes both back.</source>
        <translation>%1 là một người: đã sửa ở %2 nữa. Ctrl+Z lấy lại cả hai.</translation>
    </message>
    <message>
        <source>Players of other sections stand otherwise in the list %1: %2.</source>
        <translation>Ở bảng khác có người khác với danh sách %1: %2.</translation>
    </message>
</context>
<context>
    <name>kydai::ui::PrintDialog</name>
    <message>
        <source>Print</source>
        <translation>In</translation>
    </message>
    <message>
        <source>What to print</source>
        <translation>In những gì</translation>
    </message>
    <message>
        <source>both languages</source>
        <translation>cả hai tiếng</translation>
    </message>
    <message>
        <source>Language of the print</source>
        <translation>Ngôn ngữ bản in</translation>
    </message>
    <message>
        <source>Large type</source>
        <translation>Chữ lớn</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>In…</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Lưu thành PDF…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Đóng</translation>
    </message>
    <message>
        <source>Laying out…</source>
        <translation>Đang dàn trang…</translation>
    </message>
    <message numerus="yes">
        <source>%n pages</source>
        <translation>
            <numerusform>%n trang</numerusform>
        </translation>
    </message>
    <message>
        <source>Tick what to print.</source>
        <translation>Hãy đánh dấu những gì cần in.</translation>
    </message>
    <message>
        <source>Sent to %1.</source>
        <translation>Đã gửi tới %1.</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Lưu thành PDF</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Đã lưu thành %1.</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Xem trước</translation>
    </message>
    <message>
        <source>A4 paper</source>
        <translation>Giấy A4</translation>
    </message>
    <message>
        <source>A5 paper</source>
        <translation>Giấy A5</translation>
    </message>
    <message>
        <source>Size of the paper</source>
        <translation>Khổ giấy</translation>
    </message>
    <message numerus="yes">
        <source>All %n sections</source>
        <translation>
            <numerusform>Tất cả %n bảng</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kydai::ui::PrintFlow</name>
    <message>
        <source>Print</source>
        <translation>In</translation>
    </message>
    <message>
        <source>Print the round&apos;s packet</source>
        <translation>In trọn bộ của ván</translation>
    </message>
    <message>
        <source>Projector</source>
        <translation>Máy chiếu</translation>
    </message>
    <message>
        <source>Print the packets of all sections</source>
        <translation>In bộ tài liệu của mọi bảng</translation>
    </message>
    <message>
        <source>What the posted sheets say otherwise</source>
        <translation>Bảng đã dán khác gì</translation>
    </message>
    <message>
        <source>Under which rules?</source>
        <translation>Theo luật nào?</translation>
    </message>
    <message>
        <source>Cards for check-in…</source>
        <translation>Thẻ điểm danh…</translation>
    </message>
    <message>
        <source>What if …?</source>
        <translation>Nếu như …?</translation>
    </message>
    <message>
        <source>What can still happen…</source>
        <translation>Còn có thể ra sao…</translation>
    </message>
    <message>
        <source>Second projector</source>
        <translation>Màn chiếu thứ hai</translation>
    </message>
    <message>
        <source>Ratings in every system…</source>
        <translation>Hệ số theo mọi hệ thống…</translation>
    </message>
</context>
<context>
    <name>kydai::ui::PrizePlanTable</name>
    <message>
        <source>Prizes of the section</source>
        <translation>Giải thưởng của bảng</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Danh sách</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Hạng</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Số tiền</translation>
    </message>
    <message>
        <source>Prize</source>
        <translation>Giải</translation>
    </message>
    <message>
        <source>Award</source>
        <translation>Hiện vật</translation>
    </message>
    <message>
        <source>any</source>
        <translation>bất kỳ</translation>
    </message>
    <message>
        <source>everybody</source>
        <translation>mọi người</translation>
    </message>
    <message>
        <source>men and boys</source>
        <translation>nam</translation>
    </message>
    <message>
        <source>women and girls</source>
        <translation>nữ</translation>
    </message>
    <message>
        <source>Age from, to</source>
        <translation>Tuổi từ, đến</translation>
    </message>
    <message>
        <source>Rating from, to</source>
        <translation>Hệ số từ, đến</translation>
    </message>
    <message>
        <source>Unit, category</source>
        <translation>Đơn vị, nhóm</translation>
    </message>
    <message>
        <source>Free column</source>
        <translation>Cột tự do</translation>
    </message>
    <message>
        <source>A list of prizes</source>
        <translation>Một danh sách giải</translation>
    </message>
    <message>
        <source>Prizes</source>
        <translation>Giải thưởng</translation>
    </message>
    <message>
        <source>A list of prizes needs a name.</source>
        <translation>Danh sách giải cần có tên.</translation>
    </message>
    <message>
        <source>“%1” names no places. Type 3, or 5-10.</source>
        <translation>“%1” không phải là hạng. Hãy gõ 3, hoặc 5-10.</translation>
    </message>
    <message>
        <source>“%1” is no amount. Type 500000, or %2.</source>
        <translation>“%1” không phải là số tiền. Hãy gõ 500000, hoặc %2.</translation>
    </message>
</context>
<context>
    <name>kydai::ui::PrizeRulesDialog</name>
    <message>
        <source>More rules of the prizes</source>
        <translation>Thêm quy định về giải thưởng</translation>
    </message>
    <message>
        <source>The whole plan</source>
        <translation>Toàn bộ kế hoạch</translation>
    </message>
    <message>
        <source>“%1”: division</source>
        <translation>“%1”: cách chia</translation>
    </message>
    <message>
        <source>“%1”: winners</source>
        <translation>“%1”: người được giải</translation>
    </message>
    <message>
        <source>the players</source>
        <translation>số đấu thủ</translation>
    </message>
    <message>
        <source>one a line; while there is one the prizes are provisional and can&apos;t be frozen</source>
        <translation>mỗi dòng một khiếu nại; khi còn, giải thưởng là tạm tính và không chốt được</translation>
    </message>
    <message>
        <source>the list</source>
        <translation>hết danh sách</translation>
    </message>
    <message>
        <source>guaranteed</source>
        <translation>bảo đảm</translation>
    </message>
    <message>
        <source>any</source>
        <translation>tùy ý</translation>
    </message>
</context>
<context>
    <name>kydai::ui::PrizesPage</name>
    <message>
        <source>Same plan in all sections</source>
        <translation>Cùng cách chia ở mọi bảng</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Vì sao?</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Bảng</translation>
    </message>
    <message>
        <source>Begin with a template</source>
        <translation>Bắt đầu từ mẫu</translation>
    </message>
    <message>
        <source>Begin with a template…</source>
        <translation>Bắt đầu từ mẫu…</translation>
    </message>
    <message>
        <source>Vietnamese youth: medals, joint third</source>
        <translation>Giải trẻ Việt Nam: huy chương, đồng hạng ba</translation>
    </message>
    <message>
        <source>Open: Hort and categories</source>
        <translation>Giải mở: Hort và giải nhóm</translation>
    </message>
    <message>
        <source>US: places and classes</source>
        <translation>Mỹ: hạng chung và giải hạng</translation>
    </message>
    <message>
        <source>Who wins what</source>
        <translation>Ai được giải gì</translation>
    </message>
    <message>
        <source>Type in the last line to add one; Ctrl+Del takes a line away.</source>
        <translation>Gõ vào dòng cuối để thêm; Ctrl+Del bỏ một dòng.</translation>
    </message>
    <message>
        <source>Prizes</source>
        <translation>Giải thưởng</translation>
    </message>
    <message>
        <source>no prizes yet</source>
        <translation>chưa có giải thưởng</translation>
    </message>
    <message>
        <source>%1 of %2 sections frozen</source>
        <translation>đã chốt %1/%2 bảng</translation>
    </message>
    <message>
        <source>Thaw the prizes</source>
        <translation>Bỏ chốt giải thưởng</translation>
    </message>
    <message>
        <source>Freeze the prizes</source>
        <translation>Chốt giải thưởng</translation>
    </message>
    <message>
        <source>This plan can&apos;t be divided.</source>
        <translation>Không chia được theo cách này.</translation>
    </message>
    <message>
        <source>Winners stand here after the first round.</source>
        <translation>Người đạt giải hiện ở đây sau ván đầu.</translation>
    </message>
    <message>
        <source>Frozen after round %1; a corrected result thaws them.</source>
        <translation>Đã chốt sau ván %1; sửa một kết quả thì phải chốt lại.</translation>
    </message>
    <message numerus="yes">
        <source>%n sections have this plan now. Ctrl+Z takes it back.</source>
        <translation>
            <numerusform>%n bảng đã có cách chia này. Ctrl+Z để lấy lại.</numerusform>
        </translation>
    </message>
    <message>
        <source>Leave out…</source>
        <translation>Loại ra…</translation>
    </message>
    <message>
        <source>Leave out of the prizes</source>
        <translation>Loại khỏi giải thưởng</translation>
    </message>
    <message>
        <source>Why does %1 win no prize?</source>
        <translation>Vì sao %1 không được giải?</translation>
    </message>
    <message numerus="yes">
        <source>%n left out</source>
        <translation>
            <numerusform>%n người bị loại</numerusform>
        </translation>
    </message>
    <message>
        <source>Take in again: %1</source>
        <translation>Cho vào lại: %1</translation>
    </message>
    <message>
        <source>More rules…</source>
        <translation>Thêm quy định…</translation>
    </message>
    <message>
        <source>Nobody wins a prize by this plan. Look at whom its lists are for, and in the list of players at sex, birth and rating.</source>
        <translation>Không ai được giải theo cách chia này. Hãy xem các danh sách giải dành cho ai, và xem phái, ngày sinh, hệ số trong danh sách đấu thủ.</translation>
    </message>
</context>
<context>
    <name>kydai::ui::ProhibitedPairsDialog</name>
    <message>
        <source>Add</source>
        <translation>Thêm</translation>
    </message>
    <message>
        <source>Add every group</source>
        <translation>Thêm mọi nhóm</translation>
    </message>
    <message>
        <source>Players who may not meet</source>
        <translation>Đấu thủ không được gặp nhau</translation>
    </message>
    <message>
        <source>by unit</source>
        <translation>theo đơn vị</translation>
    </message>
    <message>
        <source>by federation</source>
        <translation>theo liên đoàn</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>tự chọn</translation>
    </message>
    <message>
        <source>Name or number</source>
        <translation>Tên hoặc số</translation>
    </message>
    <message>
        <source>brothers, same school…</source>
        <translation>anh em, cùng trường…</translation>
    </message>
    <message>
        <source>&amp;Choose</source>
        <translation>&amp;Chọn</translation>
    </message>
    <message>
        <source>&amp;Group</source>
        <translation>&amp;Nhóm</translation>
    </message>
    <message>
        <source>&amp;Player</source>
        <translation>&amp;Đấu thủ</translation>
    </message>
    <message>
        <source>&amp;Rounds</source>
        <translation>&amp;Các ván</translation>
    </message>
    <message>
        <source>Rea&amp;son</source>
        <translation>&amp;Lý do</translation>
    </message>
    <message>
        <source>Anybody may meet anybody, once.</source>
        <translation>Ai cũng có thể gặp nhau, một lần.</translation>
    </message>
    <message>
        <source>Every entry is kept at once; Ctrl+Z in the window takes it back. Where one bites, the explanation of the pairing says so.</source>
        <translation>Mỗi mục được lưu ngay; Ctrl+Z ở cửa sổ chính để hoàn tác. Khi một mục có tác dụng, phần giải thích bốc thăm sẽ nói rõ.</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n players)</source>
        <translation>
            <numerusform>%1 (%n đấu thủ)</numerusform>
        </translation>
    </message>
    <message>
        <source>Find two players or more.</source>
        <translation>Hãy tìm từ hai đấu thủ trở lên.</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n người nữa</numerusform>
        </translation>
    </message>
    <message>
        <source>rounds %1–%2</source>
        <translation>ván %1–%2</translation>
    </message>
    <message>
        <source>not in the last round above half</source>
        <translation>trừ ván cuối khi trên nửa điểm</translation>
    </message>
    <message>
        <source>First round</source>
        <translation>Từ ván</translation>
    </message>
    <message>
        <source>Last round</source>
        <translation>Đến ván</translation>
    </message>
    <message>
        <source>Every group of all sections</source>
        <translation>Mọi nhóm ở mọi bảng</translation>
    </message>
    <message>
        <source>in each of these rounds</source>
        <translation>ở mỗi ván trong khoảng này</translation>
    </message>
    <message>
        <source>not in the last round if both have more than half</source>
        <translation>trừ ván cuối nếu cả hai có hơn nửa số điểm</translation>
    </message>
    <message>
        <source>only in the last round, if both have more than half</source>
        <translation>chỉ ở ván cuối, nếu cả hai có hơn nửa số điểm</translation>
    </message>
    <message>
        <source>&amp;When</source>
        <translation>&amp;Khi nào</translation>
    </message>
    <message>
        <source>only in the last round above half</source>
        <translation>chỉ ván cuối, khi hơn nửa số điểm</translation>
    </message>
</context>
<context>
    <name>kydai::ui::ProjectorWindow</name>
    <message>
        <source>%1 · round %2</source>
        <translation>%1 · ván %2</translation>
    </message>
    <message>
        <source>Projector</source>
        <translation>Máy chiếu</translation>
    </message>
    <message>
        <source>%1 · after round %2</source>
        <translation>%1 · sau ván %2</translation>
    </message>
    <message>
        <source>⚠ not in FIDE mode since round %1</source>
        <translation>⚠ ngoài chế độ FIDE từ ván %1</translation>
    </message>
    <message numerus="yes">
        <source>%n results missing</source>
        <translation>
            <numerusform>Thiếu %n kết quả</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped: Space goes on</source>
        <translation>Đã dừng: phím cách để chạy tiếp</translation>
    </message>
    <message>
        <source>Goes on</source>
        <translation>Chạy tiếp</translation>
    </message>
    <message>
        <source>No round is paired yet</source>
        <translation>Chưa bốc thăm ván nào</translation>
    </message>
    <message>
        <source>All sections, one after another</source>
        <translation>Lần lượt mọi bảng</translation>
    </message>
    <message>
        <source>Room: %1</source>
        <translation>Phòng: %1</translation>
    </message>
    <message>
        <source>Space stops, ← and → turn, A ends</source>
        <translation>Phím cách dừng, ← → lật trang, A kết thúc</translation>
    </message>
    <message>
        <source>What is shown at the desk</source>
        <translation>Theo bàn trọng tài</translation>
    </message>
    <message>
        <source>No section that plays has a room</source>
        <translation>Chưa bảng nào đang đấu có phòng</translation>
    </message>
    <message numerus="yes">
        <source>%n seconds a page</source>
        <translation>
            <numerusform>%n giây một trang</numerusform>
        </translation>
    </message>
    <message>
        <source>new</source>
        <translation>mới</translation>
    </message>
    <message numerus="yes">
        <source>%n new results</source>
        <translation>
            <numerusform>%n kết quả mới</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kydai::ui::PublishDialog</name>
    <message>
        <source>Pages for phones</source>
        <translation>Trang cho điện thoại</translation>
    </message>
    <message>
        <source>Every player finds his board, his rounds and his “why” on his own phone. Only published rounds are told. Everything here is off until you turn it on.</source>
        <translation>Mỗi đấu thủ tìm thấy bàn, các ván và câu trả lời “vì sao” của mình trên điện thoại. Chỉ những ván đã công bố mới được nêu. Mọi thứ ở đây đều tắt cho đến khi bạn bật.</translation>
    </message>
    <message>
        <source>As a folder for a web host</source>
        <translation>Thành thư mục cho máy chủ web</translation>
    </message>
    <message>
        <source>&amp;Folder</source>
        <translation>Thư &amp;mục</translation>
    </message>
    <message>
        <source>none</source>
        <translation>không có</translation>
    </message>
    <message>
        <source>Folder for the pages</source>
        <translation>Thư mục cho các trang</translation>
    </message>
    <message>
        <source>&amp;Choose…</source>
        <translation>&amp;Chọn…</translation>
    </message>
    <message>
        <source>&amp;None</source>
        <translation>&amp;Không</translation>
    </message>
    <message>
        <source>&amp;Web address</source>
        <translation>Địa chỉ &amp;web</translation>
    </message>
    <message>
        <source>Where players find this folder: the codes on paper lead there.</source>
        <translation>Nơi đấu thủ tìm thấy thư mục này: các mã trên giấy dẫn tới đó.</translation>
    </message>
    <message>
        <source>What the pages tell</source>
        <translation>Các trang nêu những gì</translation>
    </message>
    <message>
        <source>&amp;Languages</source>
        <translation>&amp;Ngôn ngữ</translation>
    </message>
    <message>
        <source>Vietnamese and English</source>
        <translation>Tiếng Việt và tiếng Anh</translation>
    </message>
    <message>
        <source>Vietnamese</source>
        <translation>Tiếng Việt</translation>
    </message>
    <message>
        <source>English</source>
        <translation>Tiếng Anh</translation>
    </message>
    <message>
        <source>P&amp;laces and crosstable</source>
        <translation>&amp;Xếp hạng và bảng điểm</translation>
    </message>
    <message>
        <source>The &amp;answers to why</source>
        <translation>Câu trả lời &amp;vì sao</translation>
    </message>
    <message>
        <source>Family names of those under 18 as &amp;initials</source>
        <translation>Viết tắt họ của người dưới &amp;18 tuổi</translation>
    </message>
    <message>
        <source>On the hall&apos;s network</source>
        <translation>Trên mạng của phòng thi đấu</translation>
    </message>
    <message>
        <source>A&amp;dapter</source>
        <translation>Card &amp;mạng</translation>
    </message>
    <message>
        <source>P&amp;ort</source>
        <translation>Cổn&amp;g</translation>
    </message>
    <message>
        <source>Connections of an a&amp;ddress</source>
        <translation>Số kết nối mỗi đị&amp;a chỉ</translation>
    </message>
    <message>
        <source>More where a router hides all phones behind one address.</source>
        <translation>Nhiều hơn khi bộ định tuyến giấu mọi điện thoại sau một địa chỉ.</translation>
    </message>
    <message>
        <source>W&amp;i-Fi for the door sheet</source>
        <translation>W&amp;i-Fi trên tờ dán cửa</translation>
    </message>
    <message>
        <source>Its pass&amp;word</source>
        <translation>M&amp;ật khẩu Wi-Fi</translation>
    </message>
    <message>
        <source>&amp;Publish now</source>
        <translation>Công bố n&amp;gay</translation>
    </message>
    <message>
        <source>Wi&amp;thdraw the pages…</source>
        <translation>&amp;Thu hồi các trang…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Đóng</translation>
    </message>
    <message>
        <source>All of them</source>
        <translation>Tất cả</translation>
    </message>
    <message>
        <source>Wi-Fi</source>
        <translation>Wi-Fi</translation>
    </message>
    <message>
        <source>cable</source>
        <translation>dây mạng</translation>
    </message>
    <message>
        <source>virtual</source>
        <translation>ảo</translation>
    </message>
    <message>
        <source>Withdraw the pages</source>
        <translation>Thu hồi các trang</translation>
    </message>
    <message>
        <source>One page that says so takes the place of all of them, in the folder and in the hall.</source>
        <translation>Một trang báo thu hồi thay cho tất cả, trong thư mục và trong phòng thi đấu.</translation>
    </message>
    <message>
        <source>Phones may still show what they have loaded.</source>
        <translation>Điện thoại vẫn có thể hiện những gì đã tải.</translation>
    </message>
    <message>
        <source>“Publish now” brings the pages back.</source>
        <translation>“Công bố ngay” đưa các trang trở lại.</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>Thu hồi</translation>
    </message>
    <message>
        <source>&amp;Stop serving</source>
        <translation>&amp;Dừng phục vụ</translation>
    </message>
    <message>
        <source>&amp;Serve in the hall</source>
        <translation>&amp;Phục vụ trong phòng thi đấu</translation>
    </message>
    <message>
        <source>Phones on the same Wi-Fi read the pages from this machine.</source>
        <translation>Điện thoại cùng mạng Wi-Fi đọc các trang từ máy này.</translation>
    </message>
    <message numerus="yes">
        <source>%n readers in the last five minutes</source>
        <translation>
            <numerusform>%n người đọc trong năm phút qua</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n connections above the limit were turned away</source>
        <translation>
            <numerusform>%n kết nối vượt giới hạn đã bị từ chối</numerusform>
        </translation>
    </message>
    <message>
        <source>A folder of this computer, or sftp://name@host/folder on a web host.</source>
        <translation>Thư mục trên máy này, hoặc sftp://ten@may-chu/thu-muc trên máy chủ web.</translation>
    </message>
    <message>
        <source>Publish by itself &amp;when something is published, withdrawn or corrected</source>
        <translation>Tự công bố &amp;khi có ván mới, hủy hoặc sửa kết quả</translation>
    </message>
    <message>
        <source>Wit&amp;h places: how likely each is, an estimate by ratings</source>
        <translation>Kèm thứ &amp;hạng: khả năng đạt từng hạng, ước tính theo hệ số</translation>
    </message>
    <message>
        <source>As data: FIDE n&amp;umbers of those under 18, too</source>
        <translation>Dạng dữ liệu: cả mã &amp;số FIDE của người dưới 18 tuổi</translation>
    </message>
    <message>
        <source>Other programs read the pages as data. Of adults the numbers stand there anyway.</source>
        <translation>Chương trình khác đọc các trang dưới dạng dữ liệu. Mã số của người lớn thì luôn có ở đó.</translation>
    </message>
    <message>
        <source>Sea&amp;rch engines may list the pages</source>
        <translation>Máy tìm &amp;kiếm được liệt kê các trang</translation>
    </message>
</context>
<context>
    <name>kydai::ui::PublishFlow</name>
    <message>
        <source>Publish to phones</source>
        <translation>Công bố lên điện thoại</translation>
    </message>
    <message>
        <source>Pages for phones…</source>
        <translation>Trang cho điện thoại…</translation>
    </message>
    <message numerus="yes">
        <source>%n pages are published.</source>
        <translation>
            <numerusform>Đã công bố %n trang.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files of the folder are new.</source>
        <translation>
            <numerusform>%n tệp trong thư mục là mới.</numerusform>
        </translation>
    </message>
    <message>
        <source>Key: %1.</source>
        <translation>Khóa: %1.</translation>
    </message>
    <message>
        <source>They were signed with another key before (%1): tell whoever mirrors them.</source>
        <translation>Trước đây các trang ký bằng khóa khác (%1): hãy báo cho người đặt bản sao.</translation>
    </message>
    <message>
        <source>They are not signed: %1</source>
        <translation>Các trang không được ký: %1</translation>
    </message>
    <message>
        <source>Upload to chess-results.com</source>
        <translation>Tải lên chess-results.com</translation>
    </message>
    <message>
        <source>Access to chess-results.com…</source>
        <translation>Quyền vào chess-results.com…</translation>
    </message>
    <message numerus="yes">
        <source>%n sections wait to be uploaded to chess-results.com; they go there by themselves.</source>
        <translation>
            <numerusform>%n bảng chờ tải lên chess-results.com; chúng tự đi.</numerusform>
        </translation>
    </message>
    <message>
        <source>On the way to chess-results.com…</source>
        <translation>Đang gửi tới chess-results.com…</translation>
    </message>
    <message numerus="yes">
        <source>%n sections are at chess-results.com.</source>
        <translation>
            <numerusform>%n bảng đã ở chess-results.com.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sections wait to be uploaded.</source>
        <translation>
            <numerusform>%n bảng chờ tải lên.</numerusform>
        </translation>
    </message>
    <message>
        <source>A tournament may stand there already</source>
        <translation>Có thể ở đó đã có giải</translation>
    </message>
    <message>
        <source>Asked once more, the site makes another tournament.</source>
        <translation>Xin lần nữa thì trang lập thêm một giải.</translation>
    </message>
    <message>
        <source>Ask once more</source>
        <translation>Xin lần nữa</translation>
    </message>
</context>
<context>
    <name>kydai::ui::QuestionFlow</name>
    <message>
        <source>Why?</source>
        <translation>Vì sao?</translation>
    </message>
    <message>
        <source>Why not …?</source>
        <translation>Vì sao không …?</translation>
    </message>
    <message>
        <source>Ask about a player</source>
        <translation>Hỏi về một đấu thủ</translation>
    </message>
    <message>
        <source>Copy explanation</source>
        <translation>Chép lời giải thích</translation>
    </message>
    <message>
        <source>Keep as complaint</source>
        <translation>Ghi khiếu nại</translation>
    </message>
    <message>
        <source>Rating calculator</source>
        <translation>Máy tính hệ số</translation>
    </message>
    <message>
        <source>Previous round</source>
        <translation>Ván trước</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Ván sau</translation>
    </message>
</context>
<context>
    <name>kydai::ui::QuickLine</name>
    <message>
        <source>Board and result: 37 1</source>
        <translation>Bàn và kết quả: 37 1</translation>
    </message>
    <message>
        <source>Quick line: board and result</source>
        <translation>Dòng nhập nhanh: bàn và kết quả</translation>
    </message>
    <message>
        <source>Board %1 needs a result behind it: 1, 0, =, +, - or x.</source>
        <translation>Sau bàn %1 cần một kết quả: 1, 0, =, +, - hoặc x.</translation>
    </message>
    <message>
        <source>“%1” is no result. Use 1, 0, =, +, -, +-, -+ or x.</source>
        <translation>“%1” không phải là kết quả. Hãy dùng 1, 0, =, +, -, +-, -+ hoặc x.</translation>
    </message>
    <message>
        <source>“%1” doesn&apos;t begin with a board or a name. Type the board, a space and the result: 37 1.</source>
        <translation>“%1” không bắt đầu bằng số bàn hay tên. Hãy gõ số bàn, dấu cách rồi kết quả: 37 1.</translation>
    </message>
    <message>
        <source>Nobody at a board of this round is called “%1”.</source>
        <translation>Không ai ngồi bàn trong ván này có tên “%1”.</translation>
    </message>
    <message>
        <source>“%1” is at several boards: %2. Type the number of the board.</source>
        <translation>“%1” có ở nhiều bàn: %2. Hãy gõ số bàn.</translation>
    </message>
    <message>
        <source>This round has no boards.</source>
        <translation>Ván này không có bàn nào.</translation>
    </message>
    <message>
        <source>There is no board %1: this round has boards %2 to %3.</source>
        <translation>Không có bàn %1: ván này có các bàn từ %2 đến %3.</translation>
    </message>
    <message>
        <source>Slips in any order: “37 1” (or “371” where there is no board 371), “12 =”, “8 +-”, “5 x”, or a name and that player&apos;s result: “loan 1”. Press / to come here, Esc to leave.</source>
        <translation>Nhập phiếu theo thứ tự bất kỳ: “37 1” (hoặc “371” nếu không có bàn 371), “12 =”, “8 +-”, “5 x”, hoặc tên và kết quả của chính người ấy: “loan 1”. Bấm / để vào đây, Esc để ra.</translation>
    </message>
</context>
<context>
    <name>kydai::ui::RatingCalculatorDialog</name>
    <message>
        <source>Rating calculator</source>
        <translation>Máy tính hệ số</translation>
    </message>
    <message>
        <source>Calculator</source>
        <translation>Máy tính</translation>
    </message>
    <message>
        <source>Expected score</source>
        <translation>Điểm kỳ vọng</translation>
    </message>
    <message>
        <source>Rating difference (own minus opponent):</source>
        <translation>Chênh lệch hệ số (mình trừ đối phương):</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Đóng</translation>
    </message>
    <message>
        <source>Performance</source>
        <translation>Hệ số hiệu suất</translation>
    </message>
    <message>
        <source>Score in percent:</source>
        <translation>Tỷ lệ điểm (%):</translation>
    </message>
    <message>
        <source>Conversions, categories, norms</source>
        <translation>Quy đổi, hạng giải, chuẩn danh hiệu</translation>
    </message>
    <message>
        <source>Loss per move</source>
        <translation>Điểm mất mỗi nước</translation>
    </message>
</context>
<context>
    <name>kydai::ui::RatingCheckDialog</name>
    <message>
        <source>Check by itself whenever a list has been taken in</source>
        <translation>Tự đối chiếu mỗi khi nhận danh sách mới</translation>
    </message>
    <message>
        <source>Fetch FIDE&apos;s list</source>
        <translation>Tải danh sách FIDE</translation>
    </message>
    <message>
        <source>Take over the ticked</source>
        <translation>Lấy những mục đã đánh dấu</translation>
    </message>
    <message>
        <source>Ratings against the list</source>
        <translation>Đối chiếu hệ số với danh sách</translation>
    </message>
    <message>
        <source>Players whom the list has otherwise</source>
        <translation>Những đấu thủ khác với danh sách</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Đấu thủ</translation>
    </message>
    <message>
        <source>Rating now</source>
        <translation>Hệ số hiện tại</translation>
    </message>
    <message>
        <source>In the list</source>
        <translation>Trong danh sách</translation>
    </message>
    <message>
        <source>Besides</source>
        <translation>Ngoài ra</translation>
    </message>
    <message>
        <source>Another list from a file…</source>
        <translation>Danh sách khác từ tệp…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Đóng</translation>
    </message>
    <message>
        <source>List %1: ratings taken over go into the national record; the rules say whether they count.</source>
        <translation>Danh sách %1: hệ số lấy vào sẽ nằm ở mục quốc gia; điều lệ của bảng quyết định có dùng hay không.</translation>
    </message>
    <message>
        <source>No list of FIDE&apos;s has been taken in yet.</source>
        <translation>Chưa nhận danh sách nào của FIDE.</translation>
    </message>
    <message>
        <source>FIDE&apos;s list %1.</source>
        <translation>Danh sách FIDE %1.</translation>
    </message>
    <message>
        <source>⚠ In force on %1/%2/%3 is the list %4: fetch or take it in first.</source>
        <translation>⚠ Ngày %1/%2/%3 áp dụng danh sách %4: hãy tải hoặc nhận danh sách đó trước.</translation>
    </message>
    <message>
        <source>A list of ratings</source>
        <translation>Danh sách hệ số</translation>
    </message>
    <message>
        <source>Lists (*.xlsx *.csv *.txt *.trf)</source>
        <translation>Danh sách (*.xlsx *.csv *.txt *.trf)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Mọi tệp (*)</translation>
    </message>
    <message>
        <source>%1 holds no players.</source>
        <translation>%1 không có đấu thủ nào.</translation>
    </message>
    <message>
        <source>nobody in the list has the FIDE ID %1</source>
        <translation>trong danh sách không ai có mã FIDE %1</translation>
    </message>
    <message>
        <source>title %1, in the list %2</source>
        <translation>danh hiệu %1, trong danh sách là %2</translation>
    </message>
    <message>
        <source>federation %1, in the list %2</source>
        <translation>liên đoàn %1, trong danh sách là %2</translation>
    </message>
    <message>
        <source>All ratings are those of the list.</source>
        <translation>Mọi hệ số đều khớp với danh sách.</translation>
    </message>
    <message numerus="yes">
        <source>%n players differ; Space ticks.</source>
        <translation>
            <numerusform>%n đấu thủ khác; phím cách để đánh dấu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Ratings of %n players taken over. Ctrl+Z takes this back.</source>
        <translation>
            <numerusform>Đã lấy hệ số của %n đấu thủ. Ctrl+Z để hoàn tác.</numerusform>
        </translation>
    </message>
    <message>
        <source>Fetch FIDE&apos;s list once a day while the program runs</source>
        <translation>Mỗi ngày tải danh sách FIDE một lần khi chương trình chạy</translation>
    </message>
    <message numerus="yes">
        <source>Taken in %n days ago.</source>
        <translation>
            <numerusform>Nhập cách đây %n ngày.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kydai::ui::RatingForm</name>
    <message>
        <source>System</source>
        <translation>Hệ</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Đấu thủ</translation>
    </message>
    <message>
        <source>Rating (0: unrated)</source>
        <translation>Hệ số (0: chưa có)</translation>
    </message>
    <message>
        <source>K (–: derive it)</source>
        <translation>K (–: tự tính)</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Thể loại</translation>
    </message>
    <message>
        <source>First day of the event</source>
        <translation>Ngày đầu của giải</translation>
    </message>
    <message>
        <source>Year of birth</source>
        <translation>Năm sinh</translation>
    </message>
    <message>
        <source>Rated games so far</source>
        <translation>Số ván đã tính hệ số</translation>
    </message>
    <message>
        <source>Index (evaluations so far)</source>
        <translation>Chỉ số (số lần đánh giá)</translation>
    </message>
    <message>
        <source>RD</source>
        <translation>RD</translation>
    </message>
    <message>
        <source>Volatility σ</source>
        <translation>Độ biến động σ</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Ván</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Điểm</translation>
    </message>
    <message>
        <source>Expected score</source>
        <translation>Điểm kỳ vọng</translation>
    </message>
    <message>
        <source>standard</source>
        <translation>cờ tiêu chuẩn</translation>
    </message>
    <message>
        <source>rapid</source>
        <translation>cờ nhanh</translation>
    </message>
    <message>
        <source>blitz</source>
        <translation>cờ chớp</translation>
    </message>
    <message>
        <source>Only the totals are known</source>
        <translation>Chỉ biết tổng số</translation>
    </message>
    <message>
        <source>Opponent&apos;s rating</source>
        <translation>Hệ số đối phương</translation>
    </message>
    <message>
        <source>Result (1 = 0)</source>
        <translation>Kết quả (1 = 0)</translation>
    </message>
    <message>
        <source>The player</source>
        <translation>Đấu thủ</translation>
    </message>
    <message>
        <source>More points than games: correct the score.</source>
        <translation>Điểm nhiều hơn số ván: hãy sửa điểm.</translation>
    </message>
    <message>
        <source>More points expected than there are games: correct the expected score.</source>
        <translation>Điểm kỳ vọng nhiều hơn số ván: hãy sửa điểm kỳ vọng.</translation>
    </message>
    <message>
        <source>Game %1: write the opponent&apos;s rating, or nothing if unrated, and the result as 1, = or 0.</source>
        <translation>Ván %1: ghi hệ số đối phương, bỏ trống nếu chưa có, và kết quả là 1, = hoặc 0.</translation>
    </message>
    <message>
        <source>opponent %1</source>
        <translation>đối phương %1</translation>
    </message>
    <message>
        <source>Type in the games: each opponent&apos;s rating and the result.</source>
        <translation>Nhập các ván: hệ số từng đối phương và kết quả.</translation>
    </message>
    <message>
        <source>Game %1: RD is a number from 1 to 350; leave it empty for the usual 50, or 350 of an unrated player.</source>
        <translation>Ván %1: RD là số từ 1 đến 350; để trống thì lấy mức thường dùng 50, hoặc 350 nếu chưa có hệ số.</translation>
    </message>
</context>
<context>
    <name>kydai::ui::RatingListPanel</name>
    <message>
        <source>Taking in FIDE&apos;s rating list…</source>
        <translation>Đang nạp danh sách hệ số FIDE…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Hủy</translation>
    </message>
    <message>
        <source>FIDE rating list, as downloaded from ratings.fide.com</source>
        <translation>Danh sách hệ số FIDE, như tải từ ratings.fide.com</translation>
    </message>
    <message>
        <source>FIDE rating lists (*.zip *.txt *.xml)</source>
        <translation>Danh sách hệ số FIDE (*.zip *.txt *.xml)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Mọi tệp (*)</translation>
    </message>
    <message>
        <source>Cancelled; the list of %1 stays.</source>
        <translation>Đã hủy; danh sách %1 vẫn giữ nguyên.</translation>
    </message>
    <message>
        <source>Cancelled; no rating list has been taken in.</source>
        <translation>Đã hủy; chưa nạp danh sách hệ số nào.</translation>
    </message>
    <message>
        <source>%1 players of the FIDE list %2 can be found now: type a name or a FIDE ID in “Add player”.</source>
        <translation>Đã nạp %1 đấu thủ của danh sách FIDE %2: gõ tên hoặc mã FIDE trong “Thêm đấu thủ” để tìm.</translation>
    </message>
    <message numerus="yes">
        <source>%n lines could not be read.</source>
        <translation>
            <numerusform>Không đọc được %n dòng.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is no FIDE rating list. Download “players_list.zip” from ratings.fide.com and choose that file.</source>
        <translation>%1 không phải danh sách hệ số FIDE. Hãy tải “players_list.zip” từ ratings.fide.com rồi chọn tệp đó.</translation>
    </message>
    <message>
        <source>%1 is damaged or not complete. Download it again.</source>
        <translation>%1 bị hỏng hoặc chưa tải hết. Hãy tải lại.</translation>
    </message>
    <message>
        <source>%1 holds one tempo only and would take the place of a whole list. Download “players_list.zip” instead.</source>
        <translation>%1 chỉ có một loại cờ, sẽ thay mất danh sách đầy đủ. Hãy tải “players_list.zip”.</translation>
    </message>
    <message>
        <source>A list that may not be complete</source>
        <translation>Danh sách có thể không đầy đủ</translation>
    </message>
    <message>
        <source>%1 has %2 players; the list in use has %3. %4 of its lines cannot be read.</source>
        <translation>%1 có %2 kỳ thủ; danh sách đang dùng có %3. %4 dòng của nó không đọc được.</translation>
    </message>
    <message>
        <source>Players who are missing in it will no longer be found.</source>
        <translation>Những kỳ thủ không có trong đó sẽ không còn tìm thấy được.</translation>
    </message>
    <message>
        <source>Download it again when in doubt; the list in use stays until you take this one.</source>
        <translation>Nếu nghi ngờ, hãy tải lại; danh sách đang dùng vẫn giữ cho đến khi bạn nhận danh sách này.</translation>
    </message>
    <message>
        <source>Take this list</source>
        <translation>Nhận danh sách này</translation>
    </message>
    <message>
        <source>Fetching FIDE&apos;s rating list…</source>
        <translation>Đang tải danh sách hệ số FIDE…</translation>
    </message>
    <message>
        <source>FIDE&apos;s host could not be reached: %1. The list in use stays; without a network take the file in with Ctrl+Shift+L.</source>
        <translation>Không kết nối được máy chủ FIDE: %1. Danh sách đang dùng vẫn giữ nguyên; khi không có mạng, hãy nhận từ tệp bằng Ctrl+Shift+L.</translation>
    </message>
    <message>
        <source>FIDE&apos;s host does not have the list there any more (answer %1). Download it with a browser and take it in with Ctrl+Shift+L.</source>
        <translation>Máy chủ FIDE không còn danh sách ở chỗ đó (trả lời %1). Hãy tải bằng trình duyệt rồi nhận bằng Ctrl+Shift+L.</translation>
    </message>
    <message>
        <source>What came is no archive of a rating list, perhaps the page of a network that wants a login. The list in use stays.</source>
        <translation>Dữ liệu nhận được không phải tệp nén của danh sách hệ số, có thể là trang đăng nhập của mạng. Danh sách đang dùng vẫn giữ nguyên.</translation>
    </message>
    <message>
        <source>The network broke off in the middle (%1). The list in use stays; try again.</source>
        <translation>Mạng bị ngắt giữa chừng (%1). Danh sách đang dùng vẫn giữ nguyên; hãy thử lại.</translation>
    </message>
    <message>
        <source>The list could not be kept: %1.</source>
        <translation>Không lưu được danh sách: %1.</translation>
    </message>
    <message numerus="yes">
        <source>FIDE&apos;s list could not be renewed; the one in use was taken in %n days ago.</source>
        <translation>
            <numerusform>Chưa làm mới được danh sách FIDE; danh sách đang dùng nhập cách đây %n ngày.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kydai::ui::RatingLookupPage</name>
    <message>
        <source>Question</source>
        <translation>Câu hỏi</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Thang hệ số</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Hệ số</translation>
    </message>
    <message>
        <source>Norm</source>
        <translation>Chuẩn</translation>
    </message>
    <message>
        <source>Ratings</source>
        <translation>Hệ số</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Điểm</translation>
    </message>
    <message>
        <source>A rating on other scales</source>
        <translation>Quy một hệ số sang thang khác</translation>
    </message>
    <message>
        <source>Category of a tournament</source>
        <translation>Hạng của giải</translation>
    </message>
    <message>
        <source>Performance of a title norm</source>
        <translation>Hiệu suất cho chuẩn danh hiệu</translation>
    </message>
    <message>
        <source>BCF, before 2009</source>
        <translation>BCF, trước 2009</translation>
    </message>
    <message>
        <source>2610 2575 – …</source>
        <translation>2610 2575 – …</translation>
    </message>
    <message>
        <source>Women&apos;s tournament</source>
        <translation>Giải nữ</translation>
    </message>
    <message>
        <source>The opponents&apos; ratings with spaces between them; – stands for an unrated opponent.</source>
        <translation>Hệ số các đối phương, cách nhau bằng dấu cách; – là đối phương chưa có hệ số.</translation>
    </message>
    <message>
        <source>The players&apos; ratings with spaces between them; – stands for an unrated player.</source>
        <translation>Hệ số các đấu thủ, cách nhau bằng dấu cách; – là đấu thủ chưa có hệ số.</translation>
    </message>
    <message>
        <source>“%1” is no rating: write whole numbers with spaces between them, and – for the unrated.</source>
        <translation>“%1” không phải hệ số: hãy ghi số nguyên cách nhau bằng dấu cách, và – cho người chưa có hệ số.</translation>
    </message>
    <message>
        <source>Type the ratings, with spaces between them.</source>
        <translation>Hãy nhập các hệ số, cách nhau bằng dấu cách.</translation>
    </message>
    <message>
        <source>More points than games: correct the score.</source>
        <translation>Điểm nhiều hơn số ván: hãy sửa điểm.</translation>
    </message>
</context>
<context>
    <name>kydai::ui::RatingSystemsDialog</name>
    <message>
        <source>Ratings in every system</source>
        <translation>Hệ số theo mọi hệ thống</translation>
    </message>
    <message>
        <source>The same games in twelve systems, each with its usual settings: the new rating, and its change in brackets. Enter goes to the systems of a player, and from there to the working.</source>
        <translation>Cùng các ván ấy theo mười hai hệ thống với cách đặt thông thường: hệ số mới, trong ngoặc là thay đổi. Enter sang các hệ thống của một đấu thủ, rồi sang cách tính.</translation>
    </message>
    <message>
        <source>Working</source>
        <translation>Cách tính</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>In…</translation>
    </message>
    <message>
        <source>Ratings of the players</source>
        <translation>Hệ số của các đấu thủ</translation>
    </message>
    <message>
        <source>One player&apos;s ratings by system</source>
        <translation>Hệ số của một đấu thủ theo hệ thống</translation>
    </message>
    <message>
        <source>Old and new rating by system</source>
        <translation>Hệ số cũ và mới theo hệ thống</translation>
    </message>
</context>
<context>
    <name>kydai::ui::RatingsModel</name>
    <message>
        <source>K is a whole number from 1 to 100; leave it empty to let it be derived.</source>
        <translation>K là số nguyên từ 1 đến 100; bỏ trống để tự tính.</translation>
    </message>
    <message>
        <source>A rating is a whole number up to 4000; leave it empty for an unrated player.</source>
        <translation>Hệ số là số nguyên đến 4000; bỏ trống nếu chưa có hệ số.</translation>
    </message>
</context>
<context>
    <name>kydai::ui::RatingsPane</name>
    <message>
        <source>No games to rate yet</source>
        <translation>Chưa có ván nào để tính</translation>
    </message>
    <message>
        <source>After the first results this shows what each player wins or loses, in twelve rating systems, and explains it game by game. The calculator works without a tournament.</source>
        <translation>Sau những kết quả đầu tiên, ở đây hiện mỗi người được hay mất bao nhiêu theo mười hai hệ, và giải thích từng ván. Máy tính dùng được mà không cần giải.</translation>
    </message>
    <message>
        <source>System:</source>
        <translation>Hệ:</translation>
    </message>
    <message>
        <source>Rating system</source>
        <translation>Hệ tính hệ số</translation>
    </message>
    <message>
        <source>Ratings</source>
        <translation>Hệ số</translation>
    </message>
    <message>
        <source>ratings-%1.xlsx</source>
        <translation>he-so-%1.xlsx</translation>
    </message>
    <message>
        <source>Export ratings</source>
        <translation>Xuất hệ số</translation>
    </message>
    <message>
        <source>Excel workbook (*.xlsx)</source>
        <translation>Sổ Excel (*.xlsx)</translation>
    </message>
    <message>
        <source>CSV table (*.csv)</source>
        <translation>Bảng CSV (*.csv)</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>Đã ghi: %1</translation>
    </message>
</context>
<context>
    <name>kydai::ui::ReportFactsDialog</name>
    <message>
        <source>Facts for norms and reports</source>
        <translation>Dữ kiện cho chuẩn và báo cáo</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Hạng</translation>
    </message>
    <message>
        <source>among</source>
        <translation>trong số</translation>
    </message>
    <message>
        <source>Title or norm</source>
        <translation>Danh hiệu hoặc chuẩn</translation>
    </message>
    <message>
        <source>Lowest rating</source>
        <translation>Hệ số thấp nhất</translation>
    </message>
    <message>
        <source>Direct titles</source>
        <translation>Danh hiệu trực tiếp</translation>
    </message>
    <message>
        <source>Direct titles (B.01, 1.2): which places of this section give which title. FIDE&apos;s table changes; type what holds for this event, such as “1-3”, “women”, “CM”, “2000”.</source>
        <translation>Danh hiệu trực tiếp (B.01, 1.2): thứ hạng nào của bảng này được danh hiệu nào. Bảng của FIDE thay đổi; hãy gõ điều áp dụng cho giải này, ví dụ “1-3”, “nữ”, “CM”, “2000”.</translation>
    </message>
    <message>
        <source>all</source>
        <translation>tất cả</translation>
    </message>
    <message>
        <source>men</source>
        <translation>nam</translation>
    </message>
    <message>
        <source>women</source>
        <translation>nữ</translation>
    </message>
    <message>
        <source>Line %1 of the direct titles: type places such as “1-3” and a title.</source>
        <translation>Dòng %1 của danh hiệu trực tiếp: hãy gõ thứ hạng như “1-3” và một danh hiệu.</translation>
    </message>
</context>
<context>
    <name>kydai::ui::ReportsPage</name>
    <message>
        <source>Export the report of the section shown…</source>
        <translation>Xuất báo cáo của bảng đang xem…</translation>
    </message>
    <message>
        <source>Reports</source>
        <translation>Báo cáo</translation>
    </message>
    <message numerus="yes">
        <source>%n points missing</source>
        <translation>
            <numerusform>thiếu %n mục</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing is missing</source>
        <translation>không thiếu gì</translation>
    </message>
    <message>
        <source>✓ %1: the report is complete</source>
        <translation>✓ %1: báo cáo đã đủ</translation>
    </message>
    <message numerus="yes">
        <source>● %1: %n points</source>
        <translation>
            <numerusform>● %1: %n mục</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter goes to what is missing.</source>
        <translation>Enter: đến chỗ còn thiếu.</translation>
    </message>
    <message>
        <source>Report to the rating officer by %1, uploaded by %2 (FIDE B.02; after the third list nothing is rated). Title norms are FIDE&apos;s to decide.</source>
        <extracomment>dates</extracomment>
        <translation>Nộp báo cáo cho người phụ trách hệ số trước %1, tải lên trước %2 (FIDE B.02; quá kỳ danh sách thứ ba thì không tính). Chuẩn danh hiệu do FIDE quyết định.</translation>
    </message>
</context>
<context>
    <name>kydai::ui::RequestedByesDialog</name>
    <message>
        <source>Add</source>
        <translation>Thêm</translation>
    </message>
    <message>
        <source>Byes asked for</source>
        <translation>Miễn đấu theo yêu cầu</translation>
    </message>
    <message>
        <source>Name or number</source>
        <translation>Tên hoặc số</translation>
    </message>
    <message>
        <source>Half-point bye</source>
        <translation>Miễn đấu nửa điểm (BYE½)</translation>
    </message>
    <message>
        <source>Zero-point bye (absent)</source>
        <translation>Miễn đấu không điểm (vắng)</translation>
    </message>
    <message>
        <source>Full-point bye</source>
        <translation>Miễn đấu trọn điểm (BYE1)</translation>
    </message>
    <message>
        <source>&amp;Player</source>
        <translation>&amp;Đấu thủ</translation>
    </message>
    <message>
        <source>&amp;Round</source>
        <translation>&amp;Ván</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <translation>&amp;Loại</translation>
    </message>
    <message>
        <source>Nobody has asked for a bye in a round that is still to be paired.</source>
        <translation>Chưa ai xin miễn đấu ở các ván chưa bốc thăm.</translation>
    </message>
    <message>
        <source>Every entry is kept at once; Ctrl+Z in the window takes it back.</source>
        <translation>Mỗi mục được lưu ngay; Ctrl+Z ở cửa sổ chính để hoàn tác.</translation>
    </message>
    <message>
        <source>Round %1: %2, %3</source>
        <translation>Ván %1: %2, %3</translation>
    </message>
    <message>
        <source>No player is chosen yet.</source>
        <translation>Chưa chọn đấu thủ.</translation>
    </message>
</context>
<context>
    <name>kydai::ui::RestoreDialog</name>
    <message>
        <source>Restore from a backup</source>
        <translation>Khôi phục từ bản sao lưu</translation>
    </message>
    <message>
        <source>Restore…</source>
        <translation>Khôi phục…</translation>
    </message>
    <message>
        <source>There is no backup of this event yet. One is made before each round is published.</source>
        <translation>Giải đấu này chưa có bản sao lưu. Một bản được tạo trước khi công bố mỗi ván.</translation>
    </message>
    <message>
        <source>The newest backup comes first. The present state is kept as a backup before another one takes its place.</source>
        <translation>Bản mới nhất đứng đầu. Trạng thái hiện tại được giữ thành một bản sao lưu trước khi bản khác thay vào.</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>Các bản sao lưu</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Thời gian</translation>
    </message>
    <message>
        <source>Made for</source>
        <translation>Tạo cho</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Số ván</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Kích thước</translation>
    </message>
    <message>
        <source>Would be lost</source>
        <translation>Sẽ mất</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>không gì cả</translation>
    </message>
    <message numerus="yes">
        <source>%n entries since then</source>
        <translation>
            <numerusform>%n mục nhập từ lúc đó</numerusform>
        </translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>bị hỏng</translation>
    </message>
    <message>
        <source>The event becomes what it was at %1.</source>
        <translation>Giải đấu trở lại như lúc %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n entries made since then are taken out of it.</source>
        <translation>
            <numerusform>%n mục nhập từ lúc đó bị bỏ ra khỏi giải đấu.</numerusform>
        </translation>
    </message>
    <message>
        <source>The present state stays as a backup named “before restore”.</source>
        <translation>Trạng thái hiện tại được giữ thành bản sao lưu tên “before restore”.</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Khôi phục</translation>
    </message>
    <message>
        <source>The event is again what it was at %1. What it was until now is the newest of the backups.</source>
        <translation>Giải trở lại như lúc %1. Bản vừa rồi là bản sao lưu mới nhất.</translation>
    </message>
</context>
<context>
    <name>kydai::ui::ResultEntry</name>
    <message>
        <source>board %1, %2 – %3</source>
        <translation>bàn %1, %2 – %3</translation>
    </message>
    <message>
        <source>Corrected %1: it was %2. Ctrl+Z takes this back.</source>
        <translation>Đã sửa %1: trước đó là %2. Ctrl+Z để hoàn tác.</translation>
    </message>
    <message>
        <source>Enter who won on %1 first; N then says that the game is not rated.</source>
        <translation>Hãy nhập kết quả của %1 trước; sau đó N cho biết ván này không tính hệ số.</translation>
    </message>
    <message>
        <source>No board has a result yet. The second pass compares with the first.</source>
        <translation>Chưa bàn nào có kết quả. Lần nhập thứ hai so với lần thứ nhất.</translation>
    </message>
    <message>
        <source>Second pass: key every slip again. Nothing is changed; a difference stops in red.</source>
        <translation>Nhập lần hai: gõ lại mọi phiếu. Không có gì bị đổi; chỗ khác nhau dừng lại bằng màu đỏ.</translation>
    </message>
    <message numerus="yes">
        <source>Both passes agree on all %n boards.</source>
        <translation>
            <numerusform>Hai lần nhập khớp nhau ở cả %n bàn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Both passes agree on %n boards; %1 have no result yet.</source>
        <translation>
            <numerusform>Hai lần nhập khớp nhau ở %n bàn; %1 bàn chưa có kết quả.</numerusform>
        </translation>
    </message>
    <message>
        <source>The first pass has no result for %1: there is nothing to compare, and nothing is entered. F5 ends the second pass.</source>
        <translation>Lần nhập thứ nhất chưa có kết quả của %1 nên không có gì để so; không nhập gì cả. F5 kết thúc lần nhập thứ hai.</translation>
    </message>
    <message>
        <source>%1 of %2 boards agree.</source>
        <translation>%1 trên %2 bàn đã khớp.</translation>
    </message>
    <message>
        <source>The passes differ on %1: first %2, now %3. Look at the slip.</source>
        <translation>Hai lần nhập khác nhau ở %1: lần đầu %2, lần này %3. Hãy xem lại phiếu.</translation>
    </message>
    <message>
        <source>Keep %1</source>
        <translation>Giữ %1</translation>
    </message>
    <message>
        <source>Take %1</source>
        <translation>Lấy %1</translation>
    </message>
    <message>
        <source>Working out what that changes…</source>
        <translation>Đang tính xem điều đó thay đổi những gì…</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Sửa</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Để nguyên</translation>
    </message>
    <message>
        <source>Correct the report</source>
        <translation>Sửa báo cáo</translation>
    </message>
    <message>
        <source>Rated again: %1, %2. Ctrl+Z takes this back.</source>
        <translation>Lại tính hệ số: %1, %2. Ctrl+Z để hoàn tác.</translation>
    </message>
    <message>
        <source>Not rated (u): %1, %2. Ctrl+Z takes this back.</source>
        <translation>Không tính hệ số (u): %1, %2. Ctrl+Z để hoàn tác.</translation>
    </message>
    <message>
        <source>This round is closed (C.04.2, 4.3): on %1 the rating report alone can carry %2; pairings and standings keep %3.</source>
        <translation>Ván này đã khóa (C.04.2, 4.3): ở %1 chỉ báo cáo hệ số ghi được %2; bốc thăm và xếp hạng vẫn giữ %3.</translation>
    </message>
    <message numerus="yes">
        <source>Both passes agree on all %n boards of this section. Go on with the slips of the others; F5 ends the second pass.</source>
        <translation>
            <numerusform>Hai lần nhập khớp nhau ở cả %n bàn của bảng này. Tiếp tục với phiếu của các bảng khác; F5 kết thúc lần nhập thứ hai.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kydai::ui::RoundModel</name>
    <message>
        <source>board %1</source>
        <translation>bàn %1</translation>
    </message>
    <message>
        <source>result: %1</source>
        <translation>kết quả: %1</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>chưa có</translation>
    </message>
</context>
<context>
    <name>kydai::ui::RoundPane</name>
    <message>
        <source>No round is paired yet</source>
        <translation>Chưa bốc thăm ván nào</translation>
    </message>
    <message>
        <source>Here you enter the results, board by board. Pair the first round to begin.</source>
        <translation>Đây là nơi nhập kết quả từng bàn. Hãy bốc thăm ván đầu để bắt đầu.</translation>
    </message>
    <message>
        <source>Previous round</source>
        <translation>Ván trước</translation>
    </message>
    <message>
        <source>Previous round (Alt+Left)</source>
        <translation>Ván trước (Alt+Trái)</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Ván sau</translation>
    </message>
    <message>
        <source>Next round (Alt+Right)</source>
        <translation>Ván sau (Alt+Phải)</translation>
    </message>
    <message>
        <source>Second pass</source>
        <translation>Nhập lần hai</translation>
    </message>
    <message>
        <source>Boards of the round</source>
        <translation>Các bàn của ván</translation>
    </message>
    <message>
        <source>Round %1/%2</source>
        <translation>Ván %1/%2</translation>
    </message>
    <message>
        <source>Missing boards only</source>
        <translation>Chỉ bàn thiếu</translation>
    </message>
    <message>
        <source>Missing boards only (%1)</source>
        <translation>Chỉ bàn thiếu (%1)</translation>
    </message>
    <message>
        <source>All results of round %1 are in. F9 pairs the next round.</source>
        <translation>Ván %1 đã đủ kết quả. F9 để bốc thăm ván tiếp.</translation>
    </message>
    <message>
        <source>All results of the last round are in.</source>
        <translation>Ván cuối đã đủ kết quả.</translation>
    </message>
    <message>
        <source>Key the slips once more; a difference stops in red. (F5)</source>
        <translation>Nhập lại các phiếu lần nữa; chỗ khác nhau sẽ báo đỏ và dừng. (F5)</translation>
    </message>
    <message>
        <source>“%1” begins the number of a board: what it had set on board %2 is taken back. Ctrl+Z sets it again.</source>
        <translation>“%1” là phần đầu của số bàn: kết quả vừa bị đặt nhầm ở bàn %2 đã được rút lại. Ctrl+Z để đặt lại.</translation>
    </message>
    <message>
        <source>There is a result already on %1: %2. Enter once more makes it %3; Esc leaves it.</source>
        <translation>Đã có kết quả ở %1: %2. Bấm Enter lần nữa để đổi thành %3; Esc để giữ nguyên.</translation>
    </message>
    <message>
        <source>Enter once more: %1 is %2. Esc leaves it.</source>
        <translation>Bấm Enter lần nữa để nhập: %1 là %2. Esc để thôi.</translation>
    </message>
    <message>
        <source>So it was already: %1, %2.</source>
        <translation>Kết quả vốn đã như vậy: %1, %2.</translation>
    </message>
    <message>
        <source>No result</source>
        <translation>Không có kết quả</translation>
    </message>
    <message>
        <source>Not rated</source>
        <translation>Không tính hệ số</translation>
    </message>
    <message>
        <source>1 0 =   + - forfeit   x both forfeit   q ½–0   w 0–½   z 0–0   a adjourned   n not rated   Del   / slips</source>
        <translation>1 0 =   + - xử thắng   x cả hai vắng   q ½–0   w 0–½   z 0–0   a hoãn   n không tính hệ số   Del   / phiếu</translation>
    </message>
    <message>
        <source>Posted sheet differs…</source>
        <translation>Bảng đã dán khác…</translation>
    </message>
    <message>
        <source>What was published for this round is not so any more: list it, print a notice.</source>
        <translation>Điều đã công bố cho ván này nay đã khác: xem danh sách, in thông báo.</translation>
    </message>
</context>
<context>
    <name>kydai::ui::RulesDialog</name>
    <message>
        <source>Rules</source>
        <translation>Điều lệ</translation>
    </message>
    <message>
        <source>1 – ½ – 0</source>
        <translation>1 – ½ – 0</translation>
    </message>
    <message>
        <source>2 – 1 – 0</source>
        <translation>2 – 1 – 0</translation>
    </message>
    <message>
        <source>3 – 1 – 0</source>
        <translation>3 – 1 – 0</translation>
    </message>
    <message>
        <source>as a win</source>
        <translation>như thắng</translation>
    </message>
    <message>
        <source>as a draw</source>
        <translation>như hòa</translation>
    </message>
    <message>
        <source>none</source>
        <translation>không</translation>
    </message>
    <message>
        <source>not drawn yet</source>
        <translation>chưa bốc</translation>
    </message>
    <message>
        <source>Leave FIDE mode…</source>
        <translation>Rời chế độ FIDE…</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Lưu</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Hủy</translation>
    </message>
    <message>
        <source>as the file has it</source>
        <translation>như trong tệp</translation>
    </message>
    <message>
        <source>FIDE mode</source>
        <translation>Chế độ FIDE</translation>
    </message>
    <message>
        <source>⚠ not in FIDE mode since round %1</source>
        <translation>⚠ ngoài chế độ FIDE từ ván %1</translation>
    </message>
    <message>
        <source>So that nobody has the same colour three times in a row.</source>
        <translation>Để không ai cầm một màu ba ván liền.</translation>
    </message>
    <message>
        <source>What is grey is fixed since round 1 was paired.</source>
        <translation>Những mục mờ đã cố định từ khi bốc thăm ván 1.</translation>
    </message>
    <message>
        <source>%1, which this program does not pair</source>
        <translation>%1 (phần mềm này không bốc thăm)</translation>
    </message>
    <message>
        <source>Only what you change here is changed there.</source>
        <translation>Chỉ những gì bạn đổi ở đây mới đổi ở các bảng kia.</translation>
    </message>
    <message>
        <source>FIDE rating</source>
        <translation>hệ số FIDE</translation>
    </message>
    <message>
        <source>national rating (NRO)</source>
        <translation>hệ số quốc gia (NRO)</translation>
    </message>
    <message>
        <source>FIDE, else national (FIDON)</source>
        <translation>FIDE, không có thì quốc gia (FIDON)</translation>
    </message>
    <message>
        <source>national, else FIDE (NIDOF)</source>
        <translation>quốc gia, không có thì FIDE (NIDOF)</translation>
    </message>
    <message>
        <source>the higher one (HBFN)</source>
        <translation>hệ số cao hơn (HBFN)</translation>
    </message>
    <message>
        <source>the lower one (LBFN)</source>
        <translation>hệ số thấp hơn (LBFN)</translation>
    </message>
    <message>
        <source>typed for each player (OTHER)</source>
        <translation>gõ cho từng đấu thủ (OTHER)</translation>
    </message>
    <message>
        <source>A new player gets the rating of the first list that has one. Space leaves a list out, Ctrl+Up and Ctrl+Down move it.</source>
        <translation>Đấu thủ mới lấy hệ số từ danh sách đầu tiên có tên mình. Phím cách bỏ một danh sách, Ctrl+Lên và Ctrl+Xuống đổi thứ tự.</translation>
    </message>
    <message>
        <source>Game and pairing</source>
        <translation>Môn cờ và bốc thăm</translation>
    </message>
    <message>
        <source>Ratings and variants</source>
        <translation>Hệ số và biến thể</translation>
    </message>
    <message>
        <source>Teams</source>
        <translation>Đội</translation>
    </message>
    <message>
        <source>A CSV file with a line for each board: round, board, White, Black. A1 is the first player of team 1, 2-3 the third of team 2, 7 the player with number 7.</source>
        <translation>Tệp CSV, mỗi bàn một dòng: ván, bàn, Trắng, Đen. A1 là người thứ nhất của đội 1, 2-3 là người thứ ba của đội 2, 7 là đấu thủ mang số 7.</translation>
    </message>
    <message>
        <source>Otherwise they follow each other, round after round.</source>
        <translation>Nếu không, các ván này nối tiếp nhau, hết ván này đến ván khác.</translation>
    </message>
    <message>
        <source>The home team is the one that the table names first.</source>
        <translation>Đội chủ nhà là đội được bảng đấu nêu trước.</translation>
    </message>
    <message>
        <source>Table of the event</source>
        <translation>Bảng đấu của giải</translation>
    </message>
    <message>
        <source>Tables (*.csv *.txt)</source>
        <translation>Bảng đấu (*.csv *.txt)</translation>
    </message>
    <message>
        <source>From a file…</source>
        <translation>Từ tệp…</translation>
    </message>
    <message>
        <source>%1 boards in %2 rounds; from another file…</source>
        <translation>%1 bàn trong %2 ván; từ tệp khác…</translation>
    </message>
    <message>
        <source>Knock-out</source>
        <translation>Loại trực tiếp</translation>
    </message>
    <message>
        <source>Keizer</source>
        <translation>Keizer</translation>
    </message>
    <message numerus="yes">
        <source> = %n matches of two games</source>
        <translation>
            <numerusform> = %n trận hai ván</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kydai::ui::SectionChecks</name>
    <message>
        <source>Change it in all other sections too</source>
        <translation>Đổi cả ở mọi bảng khác</translation>
    </message>
    <message>
        <source>Sections in which this is changed too</source>
        <translation>Các bảng cũng được đổi</translation>
    </message>
    <message>
        <source>Change it in all sections of the group %1 too</source>
        <translation>Sửa cả ở mọi bảng của nhóm %1</translation>
    </message>
</context>
<context>
    <name>kydai::ui::SectionTreeModel</name>
    <message>
        <source>Unnamed section</source>
        <translation>Bảng chưa đặt tên</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 of %3 rounds paired, %n players</source>
        <translation>
            <numerusform>%1: đã bốc thăm %2 trên %3 ván, %n đấu thủ</numerusform>
        </translation>
    </message>
    <message>
        <source>All results are in</source>
        <translation>Đủ kết quả</translation>
    </message>
    <message numerus="yes">
        <source>%n results missing</source>
        <translation>
            <numerusform>Thiếu %n kết quả</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1 ● %2 missing</source>
        <translation>Ván %1 ● thiếu %2</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Bảng</translation>
    </message>
    <message>
        <source>Round %1 ✓</source>
        <translation>Ván %1 ✓</translation>
    </message>
    <message>
        <source>Round %1 ● %2</source>
        <translation>Ván %1 ● %2</translation>
    </message>
</context>
<context>
    <name>kydai::ui::SectionsFlow</name>
    <message>
        <source>Pair all sections that are ready…</source>
        <translation>Bốc thăm mọi bảng đã sẵn sàng…</translation>
    </message>
    <message>
        <source>Missing results of all sections</source>
        <translation>Kết quả còn thiếu của mọi bảng</translation>
    </message>
    <message>
        <source>Rooms and tables…</source>
        <translation>Phòng và số bàn…</translation>
    </message>
    <message>
        <source>List of the whole event…</source>
        <translation>Danh sách của cả giải…</translation>
    </message>
    <message>
        <source>Next section</source>
        <translation>Bảng sau</translation>
    </message>
    <message>
        <source>Previous section</source>
        <translation>Bảng trước</translation>
    </message>
    <message>
        <source>List of the whole event</source>
        <translation>Danh sách của cả giải</translation>
    </message>
    <message>
        <source>Lists of players (*.xlsx *.csv *.txt)</source>
        <translation>Danh sách đấu thủ (*.xlsx *.csv *.txt)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Mọi tệp (*)</translation>
    </message>
    <message>
        <source>Check-in…</source>
        <translation>Điểm danh…</translation>
    </message>
    <message>
        <source>Check-in of all sections…</source>
        <translation>Điểm danh mọi bảng…</translation>
    </message>
    <message>
        <source>Players of this group in another one…</source>
        <translation>Đấu thủ nhóm này sang nhóm khác…</translation>
    </message>
    <message>
        <source>In a team event nobody checks in: line-ups tell who plays (Shift+F12).</source>
        <translation>Ở giải đồng đội không điểm danh: đội hình cho biết ai đấu (Shift+F12).</translation>
    </message>
</context>
<context>
    <name>kydai::ui::SetupDialog</name>
    <message>
        <source>Youth championship by age and sex</source>
        <translation>Giải trẻ theo lứa tuổi và giới tính</translation>
    </message>
    <message>
        <source>Open tournament</source>
        <translation>Giải mở rộng</translation>
    </message>
    <message>
        <source>Rapid tournament</source>
        <translation>Giải cờ nhanh</translation>
    </message>
    <message>
        <source>Blitz tournament</source>
        <translation>Giải cờ chớp</translation>
    </message>
    <message>
        <source>Xiangqi championship</source>
        <translation>Giải cờ tướng</translation>
    </message>
    <message>
        <source>Round robin</source>
        <translation>Vòng tròn</translation>
    </message>
    <message>
        <source>Individual event with a ranking of units</source>
        <translation>Giải cá nhân có xếp hạng đồng đội</translation>
    </message>
    <message>
        <source>rapid</source>
        <translation>nhanh</translation>
    </message>
    <message>
        <source>blitz</source>
        <translation>chớp</translation>
    </message>
    <message>
        <source>standard</source>
        <translation>tiêu chuẩn</translation>
    </message>
    <message>
        <source>New event</source>
        <translation>Giải mới</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>Tạo giải</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Hủy</translation>
    </message>
    <message>
        <source>all ages; or 7, 9, 11 or 6-15</source>
        <translation>mọi lứa tuổi; hoặc 7, 9, 11 hoặc 6-15</translation>
    </message>
    <message>
        <source>Boys and girls, men and women apart</source>
        <translation>Nam và nữ thi đấu riêng</translation>
    </message>
    <message>
        <source>such as 60 min + 30 s a move</source>
        <translation>ví dụ 60 phút + 30 giây mỗi nước</translation>
    </message>
    <message>
        <source>1 – ½ – 0</source>
        <translation>1 – ½ – 0</translation>
    </message>
    <message>
        <source>2 – 1 – 0</source>
        <translation>2 – 1 – 0</translation>
    </message>
    <message>
        <source>3 – 1 – 0</source>
        <translation>3 – 1 – 0</translation>
    </message>
    <message>
        <source>Codes of C.07 in order, such as BH/C1, BH, SB, DE. “Tie-breaks…” chooses them by name later.</source>
        <translation>Mã theo C.07 xếp theo thứ tự, ví dụ BH/C1, BH, SB, DE. Sau này lệnh “Hệ số phụ…” cho chọn theo tên.</translation>
    </message>
    <message>
        <source>Another file…</source>
        <translation>Tệp khác…</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Tên giải</translation>
    </message>
    <message>
        <source>Town</source>
        <translation>Nơi thi đấu</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>Ngày đầu</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>Ngày cuối</translation>
    </message>
    <message>
        <source>Chief arbiter</source>
        <translation>Tổng trọng tài</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Loại giải</translation>
    </message>
    <message>
        <source>Ages up to (U)</source>
        <translation>Lứa tuổi (U)</translation>
    </message>
    <message>
        <source>Tempo</source>
        <translation>Nhịp độ</translation>
    </message>
    <message>
        <source>Time control</source>
        <translation>Thời gian</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Số ván</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Điểm</translation>
    </message>
    <message>
        <source>Tie-breaks</source>
        <translation>Hệ số phụ</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Tệp</translation>
    </message>
    <message>
        <source>Sections of the new event</source>
        <translation>Các bảng của giải mới</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Bảng</translation>
    </message>
    <message>
        <source>Who may play</source>
        <translation>Ai được dự</translation>
    </message>
    <message>
        <source>Add a section</source>
        <translation>Thêm bảng</translation>
    </message>
    <message>
        <source>Leave it out</source>
        <translation>Bỏ bảng này</translation>
    </message>
    <message>
        <source>Del in the list does so too.</source>
        <translation>Trong danh sách, Del cũng làm việc đó.</translation>
    </message>
    <message>
        <source>Boys</source>
        <translation>Nam</translation>
    </message>
    <message>
        <source>Men</source>
        <translation>Nam</translation>
    </message>
    <message>
        <source>Girls</source>
        <translation>Nữ</translation>
    </message>
    <message>
        <source>Women</source>
        <translation>Nữ</translation>
    </message>
    <message numerus="yes">
        <source>%n sections</source>
        <translation>
            <numerusform>%n bảng</numerusform>
        </translation>
    </message>
    <message>
        <source>New section</source>
        <translation>Bảng mới</translation>
    </message>
    <message>
        <source>event</source>
        <translation>giai dau</translation>
    </message>
    <message>
        <source>Keep the event as</source>
        <translation>Lưu giải thành</translation>
    </message>
    <message>
        <source>Kỳ Đài events (*.kydai)</source>
        <translation>Giải Kỳ Đài (*.kydai)</translation>
    </message>
    <message>
        <source>Give the event a name.</source>
        <translation>Hãy đặt tên cho giải.</translation>
    </message>
    <message>
        <source>“%1” is no date. Type a day such as 21/11/2026.</source>
        <translation>“%1” không phải ngày. Hãy gõ ngày như 21/11/2026.</translation>
    </message>
    <message>
        <source>“%1” is no list of ages. Type such as 7, 9, 11 or 6-15.</source>
        <translation>“%1” không phải là danh sách lứa tuổi. Hãy gõ ví dụ 7, 9, 11 hoặc 6-15.</translation>
    </message>
    <message>
        <source>%1 is no tie-break that this program knows.</source>
        <translation>%1 không phải hệ số phụ mà chương trình biết.</translation>
    </message>
    <message>
        <source>An event has at least one section.</source>
        <translation>Một giải có ít nhất một bảng.</translation>
    </message>
    <message>
        <source>Give each section a name.</source>
        <translation>Hãy đặt tên cho từng bảng.</translation>
    </message>
    <message>
        <source>Like an earlier event, without its players…</source>
        <translation>Như một giải trước, không có đấu thủ…</translation>
    </message>
    <message>
        <source>The earlier event</source>
        <translation>Giải trước</translation>
    </message>
    <message>
        <source>Team tournament (Swiss)</source>
        <translation>Giải đồng đội (hệ Thụy Sĩ)</translation>
    </message>
    <message>
        <source>Team league (all against all)</source>
        <translation>Giải đồng đội vòng tròn</translation>
    </message>
    <message>
        <source>Cup (knock-out)</source>
        <translation>Cúp (loại trực tiếp)</translation>
    </message>
    <message>
        <source>Club evenings (Keizer, outside FIDE mode)</source>
        <translation>Sinh hoạt câu lạc bộ (Keizer, ngoài chế độ FIDE)</translation>
    </message>
    <message>
        <source>as many as it takes</source>
        <translation>tuỳ thể thức</translation>
    </message>
</context>
<context>
    <name>kydai::ui::ShortcutsDialog</name>
    <message>
        <source>Results, at a board</source>
        <translation>Kết quả, tại một bàn</translation>
    </message>
    <message>
        <source>White wins</source>
        <translation>Trắng thắng</translation>
    </message>
    <message>
        <source>Black wins</source>
        <translation>Đen thắng</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>hòa</translation>
    </message>
    <message>
        <source>White wins, Black wins by forfeit</source>
        <translation>Trắng thắng, Đen thắng do đối phương vắng</translation>
    </message>
    <message>
        <source>both forfeit</source>
        <translation>cả hai vắng</translation>
    </message>
    <message>
        <source>adjourned</source>
        <translation>hoãn</translation>
    </message>
    <message>
        <source>played, but not rated</source>
        <translation>có đấu nhưng không tính hệ số</translation>
    </message>
    <message>
        <source>no result</source>
        <translation>không có kết quả</translation>
    </message>
    <message>
        <source>board 12, into the quick line</source>
        <translation>bàn 12, vào dòng nhập nhanh</translation>
    </message>
    <message>
        <source>Draft of a round</source>
        <translation>Bản nháp của ván</translation>
    </message>
    <message>
        <source>mark a player, then exchange with another</source>
        <translation>đánh dấu một đấu thủ, rồi đổi chỗ với người khác</translation>
    </message>
    <message>
        <source>pair with the marked player</source>
        <translation>ghép với người đã đánh dấu</translation>
    </message>
    <message>
        <source>swap the colours</source>
        <translation>đổi màu quân</translation>
    </message>
    <message>
        <source>give the bye</source>
        <translation>cho miễn đấu</translation>
    </message>
    <message>
        <source>make absent</source>
        <translation>cho vắng</translation>
    </message>
    <message>
        <source>start over</source>
        <translation>làm lại từ đầu</translation>
    </message>
    <message>
        <source>publish</source>
        <translation>công bố</translation>
    </message>
    <message>
        <source>leave</source>
        <translation>quay lại</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Đấu thủ</translation>
    </message>
    <message>
        <source>edit the cell; typing does too</source>
        <translation>sửa ô; gõ chữ cũng sửa</translation>
    </message>
    <message>
        <source>clear the cell</source>
        <translation>xóa ô</translation>
    </message>
    <message>
        <source>paste rows of a spreadsheet</source>
        <translation>dán các dòng từ bảng tính</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Phím tắt</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>In…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Đóng</translation>
    </message>
</context>
<context>
    <name>kydai::ui::SiteAccessDialog</name>
    <message>
        <source>Access to chess-results.com</source>
        <translation>Quyền vào chess-results.com</translation>
    </message>
    <message>
        <source>The owner of the site gives a program its number and its key, and each user his id. They are kept on this computer for you alone, in no event and no copy. Without them an event comes there through Swiss-Manager: the manual says how.</source>
        <translation>Chủ trang cấp cho chương trình số và khóa, cấp cho mỗi người dùng một mã. Máy này giữ chúng cho riêng bạn, không trong tệp giải và bản sao nào. Chưa có thì đưa giải lên qua Swiss-Manager: sách hướng dẫn nói cách làm.</translation>
    </message>
    <message>
        <source>Your &amp;id there</source>
        <translation>&amp;Mã của bạn ở đó</translation>
    </message>
    <message>
        <source>&amp;Number of the program</source>
        <translation>&amp;Số của chương trình</translation>
    </message>
    <message>
        <source>&amp;Key of the program</source>
        <translation>&amp;Khóa của chương trình</translation>
    </message>
    <message>
        <source>Its &amp;vector</source>
        <translation>&amp;Véc-tơ (IV)</translation>
    </message>
    <message>
        <source>&amp;Site</source>
        <translation>&amp;Trang</translation>
    </message>
    <message>
        <source>Sixteen characters, or 32 hexadecimal digits.</source>
        <translation>16 ký tự, hoặc 32 chữ số thập lục phân.</translation>
    </message>
    <message>
        <source>Save and upload</source>
        <translation>Lưu và tải lên</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Lưu</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Hủy</translation>
    </message>
    <message>
        <source>Everything is there.</source>
        <translation>Đã đủ.</translation>
    </message>
    <message>
        <source>Something is missing or has not its form.</source>
        <translation>Còn thiếu hoặc sai dạng.</translation>
    </message>
    <message numerus="yes">
        <source>%n sections wait to be uploaded.</source>
        <translation>
            <numerusform>%n bảng chờ tải lên.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kydai::ui::StandingsModel</name>
    <message>
        <source>This tie-break puts the player behind the one before.</source>
        <translation>Hệ số phụ này xếp đấu thủ sau người đứng trên.</translation>
    </message>
</context>
<context>
    <name>kydai::ui::StandingsPane</name>
    <message>
        <source>No standings yet</source>
        <translation>Chưa có xếp hạng</translation>
    </message>
    <message>
        <source>After the first results this shows the ranking with its tie-breaks, and explains each value.</source>
        <translation>Sau những kết quả đầu, đây là bảng xếp hạng cùng hệ số phụ, và mỗi trị số đều được giải thích.</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Xếp hạng</translation>
    </message>
    <message>
        <source>After round %1</source>
        <translation>Sau ván %1</translation>
    </message>
    <message>
        <source>tie-breaks as before September 2023</source>
        <translation>hệ số phụ theo luật trước 9/2023</translation>
    </message>
    <message>
        <source>tie-breaks of 2024</source>
        <translation>hệ số phụ theo luật 2024</translation>
    </message>
    <message>
        <source>tie-breaks of 2026</source>
        <translation>hệ số phụ theo luật 2026</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Tất cả</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Đơn vị</translation>
    </message>
    <message>
        <source>Standings of units</source>
        <translation>Xếp hạng đơn vị</translation>
    </message>
    <message>
        <source>Whom the standings show</source>
        <translation>Bảng xếp hạng cho ai</translation>
    </message>
    <message>
        <source>Best of each unit:</source>
        <translation>Số đấu thủ tính của mỗi đơn vị:</translation>
    </message>
    <message>
        <source>by sum of places</source>
        <translation>theo tổng thứ hạng</translation>
    </message>
    <message>
        <source>by sum of points</source>
        <translation>theo tổng điểm</translation>
    </message>
    <message>
        <source>How units are ranked</source>
        <translation>Cách xếp hạng đơn vị</translation>
    </message>
    <message>
        <source>the sum of values first, then points</source>
        <translation>tổng giá trị trước, rồi đến điểm</translation>
    </message>
    <message>
        <source>no tie-breaks chosen: equal points share a place</source>
        <translation>chưa chọn hệ số phụ: bằng điểm là đồng hạng</translation>
    </message>
    <message>
        <source>left out, not known to this program: %1</source>
        <translation>bỏ qua vì chương trình không biết: %1</translation>
    </message>
    <message>
        <source>places go by the round reached</source>
        <translation>xếp hạng theo vòng vào đến</translation>
    </message>
</context>
<context>
    <name>kydai::ui::StatusLine</name>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n đấu thủ</numerusform>
        </translation>
    </message>
    <message>
        <source>✓ all results in</source>
        <translation>✓ đủ kết quả</translation>
    </message>
    <message numerus="yes">
        <source>⚠ %n results missing</source>
        <translation>
            <numerusform>⚠ thiếu %n kết quả</numerusform>
        </translation>
    </message>
    <message>
        <source>saved: %1</source>
        <translation>đã lưu: %1</translation>
    </message>
    <message>
        <source>no event open</source>
        <translation>chưa mở giải nào</translation>
    </message>
    <message>
        <source>FIDE mode</source>
        <translation>Chế độ FIDE</translation>
    </message>
    <message>
        <source>⚠ not in FIDE mode since round %1</source>
        <translation>⚠ ngoài chế độ FIDE từ ván %1</translation>
    </message>
    <message>
        <source>⚠ results missing: %1</source>
        <translation>⚠ thiếu kết quả: %1</translation>
    </message>
    <message>
        <source>also at %1 · 0 behind</source>
        <translation>cũng ở %1 · chậm 0</translation>
    </message>
    <message numerus="yes">
        <source>⚠ also at %1 · %n behind (%2 s)</source>
        <translation>
            <numerusform>⚠ cũng ở %1 · chậm %n (%2 giây)</numerusform>
        </translation>
    </message>
    <message>
        <source>⚠ %1 is gone</source>
        <translation>⚠ %1 không còn</translation>
    </message>
    <message>
        <source>⚠ %1 is full</source>
        <translation>⚠ %1 đã đầy</translation>
    </message>
    <message>
        <source>⚠ %1 can&apos;t be written</source>
        <translation>⚠ không ghi được vào %1</translation>
    </message>
    <message>
        <source>⚠ the copy at %1 is open elsewhere</source>
        <translation>⚠ bản ở %1 đang mở ở nơi khác</translation>
    </message>
    <message>
        <source>⚠ the event&apos;s own file can&apos;t be read; the copy at %1 stays</source>
        <translation>⚠ không đọc được tệp giải; bản ở %1 giữ nguyên</translation>
    </message>
</context>
<context>
    <name>kydai::ui::TableView</name>
    <message>
        <source>Copy</source>
        <translation>Chép</translation>
    </message>
</context>
<context>
    <name>kydai::ui::TablesDialog</name>
    <message>
        <source>Rooms and tables</source>
        <translation>Phòng và số bàn</translation>
    </message>
    <message>
        <source>Room</source>
        <translation>Phòng</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Nhóm</translation>
    </message>
    <message>
        <source>First table</source>
        <translation>Bàn đầu</translation>
    </message>
    <message>
        <source>Spare tables each</source>
        <translation>Bàn dự phòng mỗi bảng</translation>
    </message>
    <message>
        <source>Begin at multiples of</source>
        <translation>Bắt đầu theo bội số của</translation>
    </message>
    <message>
        <source>as it is; - for none</source>
        <translation>giữ nguyên; - là bỏ trống</translation>
    </message>
    <message>
        <source>Sections of one group play at the same time: their tables are told apart. Those of another group play at another time and may have the same tables.</source>
        <translation>Các bảng cùng nhóm thi đấu cùng giờ nên số bàn không trùng nhau. Bảng của nhóm khác thi đấu vào giờ khác và có thể dùng lại số bàn ấy.</translation>
    </message>
    <message>
        <source>Also where the tables are enough</source>
        <translation>Cả bảng đang đủ bàn</translation>
    </message>
    <message>
        <source>Give tables</source>
        <translation>Đánh số bàn</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Đóng</translation>
    </message>
    <message>
        <source>Sections with their tables</source>
        <translation>Các bảng với số bàn</translation>
    </message>
</context>
<context>
    <name>kydai::ui::TeamRulesPage</name>
    <message>
        <source>The other points decide who is first of two teams</source>
        <translation>Loại điểm kia quyết định đội nào đứng trước trong cặp</translation>
    </message>
    <message>
        <source>none</source>
        <translation>không</translation>
    </message>
    <message>
        <source>type A: simple</source>
        <translation>loại A: đơn giản</translation>
    </message>
    <message>
        <source>type B: strong and mild</source>
        <translation>loại B: mạnh và nhẹ</translation>
    </message>
    <message>
        <source>match points</source>
        <translation>điểm trận</translation>
    </message>
    <message>
        <source>game points</source>
        <translation>điểm ván</translation>
    </message>
    <message>
        <source>Colour preferences</source>
        <translation>Ưu tiên màu quân</translation>
    </message>
    <message>
        <source>game points = match points: 0=0 2=1 2½=3</source>
        <translation>điểm ván = điểm trận: 0=0 2=1 2½=3</translation>
    </message>
    <message>
        <source>board = w (women) or year of birth: 4=w 3=2010</source>
        <translation>bàn = w (nữ) hoặc năm sinh: 4=w 3=2010</translation>
    </message>
    <message>
        <source>Write pairs such as 2=1: with 2 game points or more, 1 match point.</source>
        <translation>Hãy viết từng cặp như 2=1: từ 2 điểm ván được 1 điểm trận.</translation>
    </message>
    <message>
        <source>Write pairs such as 4=w or 3=2010: board, and for whom it is kept.</source>
        <translation>Hãy viết từng cặp như 4=w hoặc 3=2010: bàn và dành cho ai.</translation>
    </message>
    <message>
        <source>Ranked by</source>
        <translation>Xếp hạng theo</translation>
    </message>
</context>
<context>
    <name>kydai::ui::TeamsDialog</name>
    <message>
        <source>&amp;Order now</source>
        <translation>&amp;Xếp ngay</translation>
    </message>
    <message>
        <source>Teams</source>
        <translation>Đội</translation>
    </message>
    <message>
        <source>Ctrl+Up and Ctrl+Down, or the mouse, move a team; Delete takes it out.</source>
        <translation>Ctrl+Lên, Ctrl+Xuống hoặc chuột chuyển chỗ một đội; Delete bỏ đội ra.</translation>
    </message>
    <message>
        <source>&amp;New team</source>
        <translation>Đội &amp;mới</translation>
    </message>
    <message>
        <source>From &amp;units</source>
        <translation>Theo đơn &amp;vị</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Bỏ ra</translation>
    </message>
    <message>
        <source>Order of the teams</source>
        <translation>Thứ tự các đội</translation>
    </message>
    <message>
        <source>Rating of the first members</source>
        <translation>Hệ số của các thành viên đầu</translation>
    </message>
    <message>
        <source>Rating of the best members</source>
        <translation>Hệ số của các thành viên cao nhất</translation>
    </message>
    <message>
        <source>Rating of all members</source>
        <translation>Hệ số của mọi thành viên</translation>
    </message>
    <message>
        <source>Lots</source>
        <translation>Bốc thăm</translation>
    </message>
    <message>
        <source>Members whose ratings count</source>
        <translation>Số thành viên được tính hệ số</translation>
    </message>
    <message>
        <source>Name or number</source>
        <translation>Tên hoặc số</translation>
    </message>
    <message>
        <source>Na&amp;me</source>
        <translation>&amp;Tên</translation>
    </message>
    <message>
        <source>S&amp;hort name</source>
        <translation>Tên tắ&amp;t</translation>
    </message>
    <message>
        <source>&amp;Captain</source>
        <translation>Đội trưởn&amp;g</translation>
    </message>
    <message>
        <source>&amp;Add member</source>
        <translation>Thê&amp;m thành viên</translation>
    </message>
    <message>
        <source>Members in board order</source>
        <translation>Thành viên theo thứ tự bàn</translation>
    </message>
    <message>
        <source>Ctrl+Up and Ctrl+Down, or the mouse, move a member; Delete takes him out.</source>
        <translation>Ctrl+Lên, Ctrl+Xuống hoặc chuột chuyển chỗ một thành viên; Delete bỏ ra.</translation>
    </message>
    <message>
        <source>A section with teams is a team event: its rounds pair teams, and the boards of a match follow the order of the members.</source>
        <translation>Bảng có đội là giải đồng đội: mỗi vòng xếp cặp các đội, các bàn của trận theo thứ tự thành viên.</translation>
    </message>
    <message>
        <source>Round 1 is paired: the teams keep their numbers.</source>
        <translation>Ván 1 đã xếp cặp: các đội giữ số của mình.</translation>
    </message>
    <message>
        <source>The number of a team is its place in this list.</source>
        <translation>Số của đội là vị trí trong danh sách này.</translation>
    </message>
    <message>
        <source>Lots, teams of one club meet early</source>
        <translation>Bốc thăm, các đội một câu lạc bộ gặp nhau sớm</translation>
    </message>
    <message>
        <source>Teams of one club can be drawn so that they meet early, and share the limits on games.</source>
        <translation>Các đội cùng câu lạc bộ có thể được bốc thăm để gặp nhau sớm, và chịu chung giới hạn số ván.</translation>
    </message>
    <message>
        <source>C&amp;lub</source>
        <translation>Câu &amp;lạc bộ</translation>
    </message>
    <message>
        <source>Plays at home &amp;in</source>
        <translation>Sâ&amp;n nhà</translation>
    </message>
    <message numerus="yes">
        <source>%n teams now. Ctrl+Z takes this back.</source>
        <translation>
            <numerusform>Nay có %n đội. Ctrl+Z để hoàn tác.</numerusform>
        </translation>
    </message>
    <message>
        <source>Who stands below them in a team is a reserve.</source>
        <translation>Người đứng dưới số bàn này trong đội là dự bị.</translation>
    </message>
    <message>
        <source>&amp;Boards of a match</source>
        <translation>Số &amp;bàn mỗi trận</translation>
    </message>
</context>
<context>
    <name>kydai::ui::TieBreakDialog</name>
    <message>
        <source>Tie-breaks</source>
        <translation>Hệ số phụ</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Lưu</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Hủy</translation>
    </message>
    <message>
        <source>Code, name or Swiss-Manager number</source>
        <translation>Mã, tên hoặc số của Swiss-Manager</translation>
    </message>
    <message>
        <source>All tie-breaks</source>
        <translation>Tất cả hệ số phụ</translation>
    </message>
    <message>
        <source>Add →</source>
        <translation>Thêm →</translation>
    </message>
    <message>
        <source>Usual lists</source>
        <translation>Danh sách thường dùng</translation>
    </message>
    <message>
        <source>The list, in order</source>
        <translation>Danh sách theo thứ tự</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Lên</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Xuống</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Xóa</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Mã</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Tên</translation>
    </message>
    <message>
        <source>Swiss-Manager</source>
        <translation>Swiss-Manager</translation>
    </message>
    <message>
        <source>Usual lists…</source>
        <translation>Danh sách thường dùng…</translation>
    </message>
    <message>
        <source>%1, %2: %3.</source>
        <translation>%1, %2: %3.</translation>
    </message>
    <message>
        <source>%1 is no tie-break that this program knows.</source>
        <translation>%1 không phải hệ số phụ mà chương trình biết.</translation>
    </message>
    <message>
        <source>Draw lots where the whole list leaves a tie</source>
        <translation>Bốc thăm khi hết danh sách mà vẫn bằng nhau</translation>
    </message>
    <message>
        <source>Drawn once and kept: the same standings give the same order again.</source>
        <translation>Bốc một lần và giữ lại: cùng bảng xếp hạng thì luôn cho cùng thứ tự.</translation>
    </message>
    <message>
        <source>The list was published before round 1; in FIDE mode it stays (C.07, 4.1.1).</source>
        <translation>Danh sách đã công bố trước ván 1; ở chế độ FIDE nó giữ nguyên (C.07, 4.1.1).</translation>
    </message>
</context>
<context>
    <name>kydai::ui::TieBreakWords</name>
    <message>
        <source>%1 is a tie-break since March 2026 only; this section plays by older rules.</source>
        <translation>%1 chỉ có từ tháng 3 năm 2026; bảng này áp dụng luật cũ hơn.</translation>
    </message>
    <message>
        <source>%1 is for round robins; here it has no value.</source>
        <translation>%1 dành cho thi đấu vòng tròn; ở đây không có giá trị.</translation>
    </message>
    <message>
        <source>%1 must not be used in round robins since March 2026.</source>
        <translation>Từ tháng 3 năm 2026 không được dùng %1 trong thi đấu vòng tròn.</translation>
    </message>
    <message>
        <source>%1 needs a rating for everybody, or a published rating for the others; as it is, it is dropped.</source>
        <translation>%1 cần mọi đấu thủ có hệ số, hoặc điều lệ công bố hệ số thay thế; hiện tại hệ số này bị loại.</translation>
    </message>
    <message>
        <source>%1 is for team events; here it has no value.</source>
        <translation>%1 dành cho giải đồng đội; ở đây không có giá trị.</translation>
    </message>
    <message>
        <source>Vietnamese chess events</source>
        <translation>Giải cờ vua Việt Nam</translation>
    </message>
    <message>
        <source>Vietnamese xiangqi events</source>
        <translation>Giải cờ tướng Việt Nam</translation>
    </message>
    <message>
        <source>FIDE&apos;s recommendation, Swiss</source>
        <translation>FIDE khuyến nghị, hệ Thụy Sĩ</translation>
    </message>
    <message>
        <source>FIDE&apos;s recommendation, Swiss with reliable ratings</source>
        <translation>FIDE khuyến nghị, hệ Thụy Sĩ khi hệ số đáng tin cậy</translation>
    </message>
    <message>
        <source>FIDE&apos;s recommendation, round robin</source>
        <translation>FIDE khuyến nghị, thi đấu vòng tròn</translation>
    </message>
    <message>
        <source>FIDE&apos;s recommendation, team Swiss</source>
        <translation>FIDE khuyến nghị, đồng đội hệ Thụy Sĩ</translation>
    </message>
    <message>
        <source>%1 is counted by older rules than the rest of this section.</source>
        <translation>%1 được tính theo luật cũ hơn các hệ số khác của bảng này.</translation>
    </message>
    <message>
        <source>%1 stands in the list before; here it decides nothing.</source>
        <translation>%1 đã có ở trên trong danh sách; ở vị trí này không phân định thêm được gì.</translation>
    </message>
    <message>
        <source>Old and new direct encounter stand side by side; put another tie-break between them.</source>
        <translation>Đối kháng trực tiếp cũ và mới đứng cạnh nhau; nên đặt hệ số khác ở giữa.</translation>
    </message>
    <message>
        <source>%1 breaks no tie in a round robin, where everybody has the same opponents.</source>
        <translation>%1 không phân định được gì trong thi đấu vòng tròn, vì ai cũng gặp các đối phương như nhau.</translation>
    </message>
    <message>
        <source>Without a tie-break, players on equal points share a place.</source>
        <translation>Không có hệ số phụ thì các đấu thủ đồng điểm xếp đồng hạng.</translation>
    </message>
    <message>
        <source>%1 is advised against in events over 30 days: ratings change meanwhile (C.07, 10).</source>
        <translation>Không nên dùng %1 ở giải kéo dài hơn 30 ngày: hệ số thay đổi trong lúc giải diễn ra (C.07, 10).</translation>
    </message>
    <message>
        <source>%1 is not computed here; those who are tied when it comes share a place.</source>
        <translation>%1 không được tính ở đây; những người còn bằng nhau khi đến đó đồng hạng.</translation>
    </message>
    <message>
        <source>Teams, all against all</source>
        <translation>Đồng đội, vòng tròn</translation>
    </message>
</context>
<context>
    <name>kydai::ui::TourFlow</name>
    <message>
        <source>A walk through the sample event</source>
        <translation>Dạo một vòng qua giải mẫu</translation>
    </message>
    <message>
        <source>The event of the Buchholz article</source>
        <translation>Giải trong bài viết về Buchholz</translation>
    </message>
    <message>
        <source>Buchholz article</source>
        <translation>Bài viết về Buchholz</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Quay lại</translation>
    </message>
    <message>
        <source>End the walk</source>
        <translation>Kết thúc</translation>
    </message>
    <message>
        <source>Sample event</source>
        <translation>Giải mẫu</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Tiếp</translation>
    </message>
    <message>
        <source>Do&amp;ne</source>
        <translation>&amp;Xong</translation>
    </message>
</context>
<context>
    <name>kydai::ui::UndoFlow</name>
    <message>
        <source>Undo</source>
        <translation>Hoàn tác</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Làm lại</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>Nhật ký</translation>
    </message>
    <message>
        <source>Taken back: %1.</source>
        <translation>Đã hoàn tác: %1.</translation>
    </message>
    <message>
        <source>Done again: %1.</source>
        <translation>Đã làm lại: %1.</translation>
    </message>
    <message>
        <source>Undo: %1 (Ctrl+Z)</source>
        <translation>Hoàn tác: %1 (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Redo: %1 (Ctrl+Shift+Z)</source>
        <translation>Làm lại: %1 (Ctrl+Shift+Z)</translation>
    </message>
    <message>
        <source>Nothing in this draft is changed by hand. Esc leaves it; Ctrl+Z then takes back what was done before.</source>
        <translation>Chưa có gì được sửa tay trong bản nháp này. Esc để quay lại; khi đó Ctrl+Z hoàn tác việc làm trước đó.</translation>
    </message>
    <message>
        <source>There is no change of this draft to do again.</source>
        <translation>Không có sửa đổi nào của bản nháp này để làm lại.</translation>
    </message>
</context>
<context>
    <name>kydai::ui::UnitsPage</name>
    <message>
        <source>Units of the event</source>
        <translation>Đơn vị toàn giải</translation>
    </message>
    <message>
        <source>with the men</source>
        <translation>chung với nam</translation>
    </message>
    <message>
        <source>any number</source>
        <translation>bao nhiêu cũng được</translation>
    </message>
    <message>
        <source>Sections that count</source>
        <translation>Các bảng được tính</translation>
    </message>
    <message>
        <source>Units and medals</source>
        <translation>Đơn vị và huy chương</translation>
    </message>
    <message>
        <source>being worked out…</source>
        <translation>đang tính…</translation>
    </message>
    <message>
        <source>no player has a unit</source>
        <translation>chưa ai có đơn vị</translation>
    </message>
    <message>
        <source>provisional</source>
        <translation>tạm thời</translation>
    </message>
    <message numerus="yes">
        <source>%n units</source>
        <translation>
            <numerusform>%n đơn vị</numerusform>
        </translation>
    </message>
    <message>
        <source>as usual</source>
        <translation>như thường lệ</translation>
    </message>
    <message>
        <source>Where units are level: part %1</source>
        <translation>Khi các đơn vị bằng nhau: bước %1</translation>
    </message>
    <message>
        <source>Which sections count</source>
        <translation>Những bảng nào được tính</translation>
    </message>
    <message>
        <source>All sections</source>
        <translation>Mọi bảng</translation>
    </message>
    <message>
        <source>The sections without a group</source>
        <translation>Các bảng không có nhóm</translation>
    </message>
</context>
<context>
    <name>kydai::ui::VersionDialog</name>
    <message>
        <source>Is there a newer version?</source>
        <translation>Có phiên bản mới hơn không?</translation>
    </message>
    <message>
        <source>This is version %1. Your federation, or whoever gave you the program, can say which one is the newest in a small file on the web. It is asked only now, and nothing about you or your events is sent.</source>
        <translation>Đây là phiên bản %1. Liên đoàn của bạn, hoặc người đưa chương trình cho bạn, có thể ghi phiên bản mới nhất trong một tệp nhỏ trên mạng. Chương trình chỉ hỏi lúc này, và không gửi gì về bạn hay về giải của bạn.</translation>
    </message>
    <message>
        <source>&amp;Address of the file</source>
        <translation>Đị&amp;a chỉ của tệp</translation>
    </message>
    <message>
        <source>Ask there</source>
        <translation>Hỏi ở đó</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Đóng</translation>
    </message>
    <message>
        <source>Asking…</source>
        <translation>Đang hỏi…</translation>
    </message>
    <message>
        <source>Version %1 is out.</source>
        <translation>Đã có phiên bản %1.</translation>
    </message>
    <message>
        <source>It is here: %1</source>
        <translation>Lấy ở đây: %1</translation>
    </message>
    <message>
        <source>The file says %1; yours is newer.</source>
        <translation>Tệp ghi %1; bản của bạn mới hơn.</translation>
    </message>
    <message>
        <source>Yours is the newest version.</source>
        <translation>Bản của bạn là mới nhất.</translation>
    </message>
    <message>
        <source>Nobody answers there. Is the network up, and the address right?</source>
        <translation>Ở đó không ai trả lời. Mạng có thông không, địa chỉ có đúng không?</translation>
    </message>
    <message>
        <source>There is no such file there. Is the address right?</source>
        <translation>Ở đó không có tệp này. Địa chỉ có đúng không?</translation>
    </message>
    <message>
        <source>What is there says nothing about versions of Kỳ Đài. Is the address right?</source>
        <translation>Tệp ở đó không nói gì về các phiên bản Kỳ Đài. Địa chỉ có đúng không?</translation>
    </message>
</context>
<context>
    <name>kydai::ui::WhatIfDialog</name>
    <message>
        <source>Suppose</source>
        <translation>Giả sử</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>In…</translation>
    </message>
    <message>
        <source>What if?</source>
        <translation>Nếu như?</translation>
    </message>
    <message>
        <source>Name or number</source>
        <translation>Tên hoặc số</translation>
    </message>
    <message>
        <source>A result</source>
        <translation>Một kết quả</translation>
    </message>
    <message>
        <source>A bye of another kind</source>
        <translation>Miễn đấu loại khác</translation>
    </message>
    <message>
        <source>A game that does not count</source>
        <translation>Một ván không tính</translation>
    </message>
    <message>
        <source>A player who had stayed</source>
        <translation>Một đấu thủ không rời giải</translation>
    </message>
    <message>
        <source>Other tie-breaks</source>
        <translation>Hệ số phụ khác</translation>
    </message>
    <message>
        <source>&amp;What</source>
        <translation>Điề&amp;u gì</translation>
    </message>
    <message>
        <source>&amp;Player</source>
        <translation>&amp;Đấu thủ</translation>
    </message>
    <message>
        <source>&amp;Round</source>
        <translation>&amp;Ván</translation>
    </message>
    <message>
        <source>&amp;If it were</source>
        <translation>&amp;Nếu là</translation>
    </message>
    <message>
        <source>&amp;List</source>
        <translation>&amp;Danh sách</translation>
    </message>
    <message>
        <source>What is supposed</source>
        <translation>Điều được giả sử</translation>
    </message>
    <message>
        <source>What would move</source>
        <translation>Điều sẽ thay đổi</translation>
    </message>
    <message>
        <source>Why it would move</source>
        <translation>Vì sao thay đổi</translation>
    </message>
    <message>
        <source>Codes in their order, such as BH/C1, BH, SB.</source>
        <translation>Các mã theo thứ tự, ví dụ BH/C1, BH, SB.</translation>
    </message>
    <message>
        <source>No player is chosen yet.</source>
        <translation>Chưa chọn đấu thủ.</translation>
    </message>
    <message>
        <source>%1 left before round %2. The rounds missed count as:</source>
        <translation>%1 rời giải trước ván %2. Các ván đã lỡ được tính là:</translation>
    </message>
    <message>
        <source>%1 has not left.</source>
        <translation>%1 không rời giải.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 – %2: %3</source>
        <translation>%1 – %2: %3</translation>
    </message>
    <message>
        <source>Nothing of this is written; closing leaves the event as it is.</source>
        <translation>Không gì ở đây được ghi lại; đóng lại thì giải vẫn nguyên.</translation>
    </message>
    <message>
        <source>Suppose something: a result, a bye, a player who had stayed. What would move stands here.</source>
        <translation>Hãy giả sử một điều: một kết quả, một lượt miễn đấu, một đấu thủ không rời giải. Điều sẽ thay đổi hiện ở đây.</translation>
    </message>
    <message>
        <source>What would move is being worked out…</source>
        <translation>Đang tính điều sẽ thay đổi…</translation>
    </message>
</context>
<context>
    <name>kydai::ui::WhyPane</name>
    <message>
        <source>Back to the explanation before (Alt+Left)</source>
        <translation>Về lời giải thích trước (Alt+Trái)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Về</translation>
    </message>
    <message>
        <source>Forward (Alt+Right)</source>
        <translation>Tới (Alt+Phải)</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Tới</translation>
    </message>
    <message>
        <source>Ask about a player…</source>
        <translation>Hỏi về một đấu thủ…</translation>
    </message>
    <message>
        <source>Why not against …?</source>
        <translation>Vì sao không gặp …?</translation>
    </message>
    <message>
        <source>Ask about a player</source>
        <translation>Hỏi về một đấu thủ</translation>
    </message>
    <message>
        <source>Questions about the player</source>
        <translation>Các câu hỏi về đấu thủ</translation>
    </message>
    <message>
        <source>Steps of the explanation</source>
        <translation>Các bước giải thích</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>In</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Chép</translation>
    </message>
    <message>
        <source>Keep as complaint</source>
        <translation>Ghi khiếu nại</translation>
    </message>
    <message>
        <source>Select a board, a cell or a player, and this pane says why it is so.</source>
        <translation>Hãy chọn một bàn, một ô hay một đấu thủ; khung này sẽ nói vì sao như vậy.</translation>
    </message>
    <message>
        <source>Rules of %1</source>
        <translation>Luật %1</translation>
    </message>
    <message>
        <source>What this explains has changed at %1; this is the new answer.</source>
        <translation>Điều được giải thích đã thay đổi lúc %1; đây là lời giải thích mới.</translation>
    </message>
    <message>
        <source>What does the player complain about, and what was decided?</source>
        <translation>Đấu thủ khiếu nại điều gì, và đã quyết định thế nào?</translation>
    </message>
    <message>
        <source>Kept in the journal as a complaint.</source>
        <translation>Đã ghi vào nhật ký như một khiếu nại.</translation>
    </message>
    <message>
        <source>Nothing has been paired yet that could be explained.</source>
        <translation>Chưa có ván nào được bốc thăm để giải thích.</translation>
    </message>
    <message>
        <source>Outcomes worked out</source>
        <translation>Số trường hợp đã tính</translation>
    </message>
    <message>
        <source>%v of %m outcomes</source>
        <translation>%v / %m trường hợp</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Hủy</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Ván %1</translation>
    </message>
</context>
<context>
    <name>kydai::ui::Workbench</name>
    <message>
        <source>The event has no section yet</source>
        <translation>Giải chưa có bảng nào</translation>
    </message>
    <message>
        <source>A section is one tournament with its own players, rounds and rules.</source>
        <translation>Mỗi bảng là một giải riêng: có đấu thủ, các ván và luật của mình.</translation>
    </message>
    <message>
        <source>No event is open</source>
        <translation>Chưa mở giải nào</translation>
    </message>
    <message>
        <source>An event is one file. Open one, or a report of another program (TRF, Swiss-Manager, CSV), or begin a new one.</source>
        <translation>Mỗi giải là một tệp. Hãy mở một giải, hoặc tệp của chương trình khác (TRF, Swiss-Manager, CSV), hoặc tạo giải mới.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Đấu thủ</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Ván đấu</translation>
    </message>
    <message>
        <source>Crosstable</source>
        <translation>Bảng điểm</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Xếp hạng</translation>
    </message>
    <message>
        <source>Ratings</source>
        <translation>Hệ số</translation>
    </message>
    <message>
        <source>Views of the section</source>
        <translation>Các trang của bảng</translation>
    </message>
    <message>
        <source>Last time</source>
        <translation>Lần trước</translation>
    </message>
    <message>
        <source>Bracket and crosstable</source>
        <translation>Nhánh đấu và bảng điểm</translation>
    </message>
</context>
</TS>
