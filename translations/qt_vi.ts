<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- Words of Qt's own dialogs and menus, for which Qt brings no Vietnamese. Kept by hand: lupdate does not know them. -->
<TS version="2.1" language="vi" sourcelanguage="en">
    <context>
        <name>QAbstractFileIconProvider</name>
        <message>
            <source>Alias</source>
            <translation>Lối tắt</translation>
        </message>
        <message>
            <source>Drive</source>
            <translation>Ổ đĩa</translation>
        </message>
        <message>
            <source>File</source>
            <translation>Tệp</translation>
        </message>
        <message>
            <source>File Folder</source>
            <translation>Thư mục</translation>
        </message>
        <message>
            <source>Folder</source>
            <translation>Thư mục</translation>
        </message>
        <message>
            <source>Shortcut</source>
            <translation>Lối tắt</translation>
        </message>
        <message>
            <source>Unknown</source>
            <translation>Không rõ</translation>
        </message>
    </context>
    <context>
        <name>QAbstractSpinBox</name>
        <message>
            <source>&amp;Select All</source>
            <translation>&amp;Chọn tất cả</translation>
        </message>
        <message>
            <source>&amp;Step up</source>
            <translation>&amp;Tăng</translation>
        </message>
        <message>
            <source>Step &amp;down</source>
            <translation>&amp;Giảm</translation>
        </message>
    </context>
    <context>
        <name>QComboBox</name>
        <message>
            <source>False</source>
            <translation>Sai</translation>
        </message>
        <message>
            <source>Open the combo box selection popup</source>
            <translation>Mở danh sách</translation>
        </message>
        <message>
            <source>True</source>
            <translation>Đúng</translation>
        </message>
    </context>
    <context>
        <name>QCommandLineParser</name>
        <message>
            <source>Arguments:</source>
            <translation>Đối số:</translation>
        </message>
        <message>
            <source>Displays help including Qt specific options.</source>
            <translation>Hiện trợ giúp, kể cả các tùy chọn của Qt.</translation>
        </message>
        <message>
            <source>Displays help on commandline options.</source>
            <translation>Hiện trợ giúp.</translation>
        </message>
        <message>
            <source>Displays version information.</source>
            <translation>Hiện số phiên bản.</translation>
        </message>
        <message>
            <source>Missing value after &apos;%1&apos;.</source>
            <translation>Thiếu giá trị sau “%1”.</translation>
        </message>
        <message>
            <source>Options:</source>
            <translation>Tùy chọn:</translation>
        </message>
        <message>
            <source>Unexpected value after &apos;%1&apos;.</source>
            <translation>“%1” không nhận giá trị.</translation>
        </message>
        <message>
            <source>Unknown option &apos;%1&apos;.</source>
            <translation>Không có tùy chọn “%1”.</translation>
        </message>
        <message>
            <source>Unknown options: %1.</source>
            <translation>Không có các tùy chọn: %1.</translation>
        </message>
        <message>
            <source>Usage: %1</source>
            <translation>Cách dùng: %1</translation>
        </message>
        <message>
            <source>[options]</source>
            <translation>[tùy chọn]</translation>
        </message>
    </context>
    <context>
        <name>QCupsJobWidget</name>
        <message>
            <source>Banner Pages</source>
            <translation>Trang bìa</translation>
        </message>
        <message>
            <source>Billing information:</source>
            <translation>Thông tin tính tiền:</translation>
        </message>
        <message>
            <source>Classified</source>
            <translation>Lưu hành nội bộ</translation>
        </message>
        <message>
            <source>Confidential</source>
            <translation>Kín</translation>
        </message>
        <message>
            <source>Day (06:00 to 17:59)</source>
            <translation>Ngày (06:00 đến 17:59)</translation>
        </message>
        <message>
            <source>End:</source>
            <translation>Cuối:</translation>
        </message>
        <message>
            <source>Hold Indefinitely</source>
            <translation>Giữ lại</translation>
        </message>
        <message>
            <source>Job</source>
            <translation>Việc in</translation>
        </message>
        <message>
            <source>Job Control</source>
            <translation>Điều khiển việc in</translation>
        </message>
        <message>
            <source>Job priority:</source>
            <translation>Độ ưu tiên:</translation>
        </message>
        <message>
            <source>Night (18:00 to 05:59)</source>
            <translation>Đêm (18:00 đến 05:59)</translation>
        </message>
        <message>
            <source>None</source>
            <translation>Không</translation>
        </message>
        <message>
            <source>Print Immediately</source>
            <translation>In ngay</translation>
        </message>
        <message>
            <source>Scheduled printing:</source>
            <translation>Hẹn giờ in:</translation>
        </message>
        <message>
            <source>Second Shift (16:00 to 23:59)</source>
            <translation>Ca hai (16:00 đến 23:59)</translation>
        </message>
        <message>
            <source>Secret</source>
            <translation>Mật</translation>
        </message>
        <message>
            <source>Specific Time</source>
            <translation>Giờ đã định</translation>
        </message>
        <message>
            <source>Standard</source>
            <translation>Thường</translation>
        </message>
        <message>
            <source>Start:</source>
            <translation>Đầu:</translation>
        </message>
        <message>
            <source>Third Shift (00:00 to 07:59)</source>
            <translation>Ca ba (00:00 đến 07:59)</translation>
        </message>
        <message>
            <source>Top Secret</source>
            <translation>Tuyệt mật</translation>
        </message>
        <message>
            <source>Unclassified</source>
            <translation>Không mật</translation>
        </message>
        <message>
            <source>Weekend (Saturday to Sunday)</source>
            <translation>Cuối tuần (thứ bảy, chủ nhật)</translation>
        </message>
    </context>
    <context>
        <name>QDialogButtonBox</name>
        <message>
            <source>OK</source>
            <translation>Đồng ý</translation>
        </message>
    </context>
    <context>
        <name>QFileDialog</name>
        <message>
            <source>%1
Directory not found.
Please verify the correct directory name was given.</source>
            <translation>%1
Không có thư mục này.
Hãy kiểm tra lại tên thư mục.</translation>
        </message>
        <message>
            <source>%1
File not found.
Please verify the correct file name was given.</source>
            <translation>%1
Không có tệp này.
Hãy kiểm tra lại tên tệp.</translation>
        </message>
        <message>
            <source>%1 already exists.
Do you want to replace it?</source>
            <translation>%1 đã có.
Thay tệp đó?</translation>
        </message>
        <message>
            <source>&amp;Choose</source>
            <translation>&amp;Chọn</translation>
        </message>
        <message>
            <source>&amp;Delete</source>
            <translation>&amp;Xóa</translation>
        </message>
        <message>
            <source>&amp;New Folder</source>
            <translation>Thư mục &amp;mới</translation>
        </message>
        <message>
            <source>&amp;Open</source>
            <translation>&amp;Mở</translation>
        </message>
        <message>
            <source>&amp;Rename</source>
            <translation>Đổ&amp;i tên</translation>
        </message>
        <message>
            <source>&amp;Save</source>
            <translation>&amp;Lưu</translation>
        </message>
        <message>
            <source>&apos;%1&apos; is write protected.
Do you want to delete it anyway?</source>
            <translation>“%1” không cho ghi.
Vẫn xóa?</translation>
        </message>
        <message>
            <source>All Files (*)</source>
            <translation>Mọi tệp (*)</translation>
        </message>
        <message>
            <source>All files (*)</source>
            <translation>Mọi tệp (*)</translation>
        </message>
        <message>
            <source>Are you sure you want to delete &apos;%1&apos;?</source>
            <translation>Xóa “%1”?</translation>
        </message>
        <message>
            <source>Back</source>
            <translation>Lùi</translation>
        </message>
        <message>
            <source>Change to detail view mode</source>
            <translation>Chuyển sang xem chi tiết</translation>
        </message>
        <message>
            <source>Change to list view mode</source>
            <translation>Chuyển sang xem danh sách</translation>
        </message>
        <message>
            <source>Could not delete directory.</source>
            <translation>Không xóa được thư mục.</translation>
        </message>
        <message>
            <source>Create New Folder</source>
            <translation>Tạo thư mục mới</translation>
        </message>
        <message>
            <source>Create a New Folder</source>
            <translation>Tạo thư mục mới</translation>
        </message>
        <message>
            <source>Delete</source>
            <translation>Xóa</translation>
        </message>
        <message>
            <source>Detail View</source>
            <translation>Xem chi tiết</translation>
        </message>
        <message>
            <source>Directories</source>
            <translation>Thư mục</translation>
        </message>
        <message>
            <source>Directory:</source>
            <translation>Thư mục:</translation>
        </message>
        <message>
            <source>File &amp;name:</source>
            <translation>&amp;Tên tệp:</translation>
        </message>
        <message>
            <source>Files</source>
            <translation>Tệp</translation>
        </message>
        <message>
            <source>Files of type:</source>
            <translation>Loại tệp:</translation>
        </message>
        <message>
            <source>Find Directory</source>
            <translation>Tìm thư mục</translation>
        </message>
        <message>
            <source>Forward</source>
            <translation>Tiến</translation>
        </message>
        <message>
            <source>Go back</source>
            <translation>Lùi</translation>
        </message>
        <message>
            <source>Go forward</source>
            <translation>Tiến</translation>
        </message>
        <message>
            <source>Go to the parent directory</source>
            <translation>Lên thư mục trên</translation>
        </message>
        <message>
            <source>List View</source>
            <translation>Xem danh sách</translation>
        </message>
        <message>
            <source>List of places and bookmarks</source>
            <translation>Các nơi thường dùng</translation>
        </message>
        <message>
            <source>Look in:</source>
            <translation>Tìm trong:</translation>
        </message>
        <message>
            <source>New Folder</source>
            <translation>Thư mục mới</translation>
        </message>
        <message>
            <source>Open</source>
            <translation>Mở</translation>
        </message>
        <message>
            <source>Parent Directory</source>
            <translation>Thư mục trên</translation>
        </message>
        <message>
            <source>Recent Places</source>
            <translation>Nơi gần đây</translation>
        </message>
        <message>
            <source>Remove</source>
            <translation>Bỏ</translation>
        </message>
        <message>
            <source>Save As</source>
            <translation>Lưu thành</translation>
        </message>
        <message>
            <source>Show </source>
            <translation>Hiện </translation>
        </message>
        <message>
            <source>Show &amp;hidden files</source>
            <translation>Hiện tệp ẩ&amp;n</translation>
        </message>
        <message>
            <source>Sidebar</source>
            <translation>Thanh bên</translation>
        </message>
    </context>
    <context>
        <name>QFileSystemModel</name>
        <message>
            <source>Computer</source>
            <translation>Máy tính</translation>
        </message>
        <message>
            <source>Date Modified</source>
            <translation>Ngày sửa</translation>
        </message>
        <message>
            <source>Kind</source>
            <translation>Loại</translation>
        </message>
        <message>
            <source>My Computer</source>
            <translation>Máy tính</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>Tên</translation>
        </message>
        <message>
            <source>Size</source>
            <translation>Cỡ</translation>
        </message>
        <message>
            <source>Type</source>
            <translation>Loại</translation>
        </message>
    </context>
    <context>
        <name>QInputDialog</name>
        <message>
            <source>Enter a value:</source>
            <translation>Nhập giá trị:</translation>
        </message>
    </context>
    <context>
        <name>QLineEdit</name>
        <message>
            <source>&amp;Copy</source>
            <translation>&amp;Chép</translation>
        </message>
        <message>
            <source>&amp;Paste</source>
            <translation>&amp;Dán</translation>
        </message>
        <message>
            <source>&amp;Redo</source>
            <translation>&amp;Làm lại</translation>
        </message>
        <message>
            <source>&amp;Undo</source>
            <translation>&amp;Hoàn tác</translation>
        </message>
        <message>
            <source>Cu&amp;t</source>
            <translation>Cắ&amp;t</translation>
        </message>
        <message>
            <source>Delete</source>
            <translation>Xóa</translation>
        </message>
        <message>
            <source>Select All</source>
            <translation>Chọn tất cả</translation>
        </message>
    </context>
    <context>
        <name>QMessageBox</name>
        <message>
            <source>Hide Details...</source>
            <translation>Ẩn chi tiết…</translation>
        </message>
        <message>
            <source>Show Details...</source>
            <translation>Hiện chi tiết…</translation>
        </message>
    </context>
    <context>
        <name>QPageSetupWidget</name>
        <message>
            <source>CC</source>
            <translation>CC</translation>
        </message>
        <message>
            <source>Cicero (CC)</source>
            <translation>Cicero (CC)</translation>
        </message>
        <message>
            <source>Custom</source>
            <translation>Tùy chọn</translation>
        </message>
        <message>
            <source>DD</source>
            <translation>DD</translation>
        </message>
        <message>
            <source>Didot (DD)</source>
            <translation>Didot (DD)</translation>
        </message>
        <message>
            <source>Form</source>
            <translation>Mẫu</translation>
        </message>
        <message>
            <source>Height:</source>
            <translation>Cao:</translation>
        </message>
        <message>
            <source>Inches (in)</source>
            <translation>Inch (in)</translation>
        </message>
        <message>
            <source>Landscape</source>
            <translation>Ngang</translation>
        </message>
        <message>
            <source>Margins</source>
            <translation>Lề</translation>
        </message>
        <message>
            <source>Millimeters (mm)</source>
            <translation>Milimét (mm)</translation>
        </message>
        <message>
            <source>Orientation</source>
            <translation>Hướng giấy</translation>
        </message>
        <message>
            <source>Page Layout</source>
            <translation>Bố trí trang</translation>
        </message>
        <message>
            <source>Page order:</source>
            <translation>Thứ tự trang:</translation>
        </message>
        <message>
            <source>Page size:</source>
            <translation>Khổ giấy:</translation>
        </message>
        <message>
            <source>Pages per sheet:</source>
            <translation>Số trang mỗi tờ:</translation>
        </message>
        <message>
            <source>Paper</source>
            <translation>Giấy</translation>
        </message>
        <message>
            <source>Paper source:</source>
            <translation>Khay giấy:</translation>
        </message>
        <message>
            <source>Pica (P̸)</source>
            <translation>Pica (P̸)</translation>
        </message>
        <message>
            <source>Points (pt)</source>
            <translation>Điểm (pt)</translation>
        </message>
        <message>
            <source>Portrait</source>
            <translation>Dọc</translation>
        </message>
        <message>
            <source>P̸</source>
            <translation>P̸</translation>
        </message>
        <message>
            <source>Reverse landscape</source>
            <translation>Ngang ngược</translation>
        </message>
        <message>
            <source>Reverse portrait</source>
            <translation>Dọc ngược</translation>
        </message>
        <message>
            <source>Width:</source>
            <translation>Rộng:</translation>
        </message>
        <message>
            <source>bottom margin</source>
            <translation>lề dưới</translation>
        </message>
        <message>
            <source>in</source>
            <translation>in</translation>
        </message>
        <message>
            <source>left margin</source>
            <translation>lề trái</translation>
        </message>
        <message>
            <source>mm</source>
            <translation>mm</translation>
        </message>
        <message>
            <source>pt</source>
            <translation>pt</translation>
        </message>
        <message>
            <source>right margin</source>
            <translation>lề phải</translation>
        </message>
        <message>
            <source>top margin</source>
            <translation>lề trên</translation>
        </message>
    </context>
    <context>
        <name>QPlatformTheme</name>
        <message>
            <source>&amp;No</source>
            <translation>&amp;Không</translation>
        </message>
        <message>
            <source>&amp;Yes</source>
            <translation>&amp;Có</translation>
        </message>
        <message>
            <source>Abort</source>
            <translation>Dừng</translation>
        </message>
        <message>
            <source>Apply</source>
            <translation>Áp dụng</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Hủy</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Đóng</translation>
        </message>
        <message>
            <source>Discard</source>
            <translation>Không lưu</translation>
        </message>
        <message>
            <source>Help</source>
            <translation>Trợ giúp</translation>
        </message>
        <message>
            <source>Ignore</source>
            <translation>Bỏ qua</translation>
        </message>
        <message>
            <source>N&amp;o to All</source>
            <translation>Không &amp;hết</translation>
        </message>
        <message>
            <source>OK</source>
            <translation>Đồng ý</translation>
        </message>
        <message>
            <source>Open</source>
            <translation>Mở</translation>
        </message>
        <message>
            <source>Reset</source>
            <translation>Đặt lại</translation>
        </message>
        <message>
            <source>Restore Defaults</source>
            <translation>Về mặc định</translation>
        </message>
        <message>
            <source>Retry</source>
            <translation>Thử lại</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>Lưu</translation>
        </message>
        <message>
            <source>Save All</source>
            <translation>Lưu tất cả</translation>
        </message>
        <message>
            <source>Yes to &amp;All</source>
            <translation>Có &amp;hết</translation>
        </message>
    </context>
    <context>
        <name>QPrintDialog</name>
        <message>
            <source>%1 already exists.
Do you want to overwrite it?</source>
            <translation>%1 đã có.
Ghi đè?</translation>
        </message>
        <message>
            <source>%1 does not follow the correct syntax. Please use &apos;,&apos; to separate ranges and pages, &apos;-&apos; to define ranges and make sure ranges do not intersect with each other.</source>
            <translation>%1 chưa đúng cách viết. Hãy dùng “,” để ngăn các trang, “-” cho khoảng trang, và các khoảng không trùng nhau.</translation>
        </message>
        <message>
            <source>%1 is a directory.
Please choose a different file name.</source>
            <translation>%1 là thư mục.
Hãy chọn tên tệp khác.</translation>
        </message>
        <message>
            <source>&amp;Options &gt;&gt;</source>
            <translation>&amp;Tùy chọn &gt;&gt;</translation>
        </message>
        <message>
            <source>&amp;Options &lt;&lt;</source>
            <translation>&amp;Tùy chọn &lt;&lt;</translation>
        </message>
        <message>
            <source>&amp;Print</source>
            <translation>&amp;In</translation>
        </message>
        <message>
            <source>1 (1x1)</source>
            <translation>1 (1×1)</translation>
        </message>
        <message>
            <source>16 (4x4)</source>
            <translation>16 (4×4)</translation>
        </message>
        <message>
            <source>2 (2x1)</source>
            <translation>2 (2×1)</translation>
        </message>
        <message>
            <source>4 (2x2)</source>
            <translation>4 (2×2)</translation>
        </message>
        <message>
            <source>6 (2x3)</source>
            <translation>6 (2×3)</translation>
        </message>
        <message>
            <source>9 (3x3)</source>
            <translation>9 (3×3)</translation>
        </message>
        <message>
            <source>All Pages</source>
            <translation>Mọi trang</translation>
        </message>
        <message>
            <source>Bottom to Top, Left to Right</source>
            <translation>Dưới lên trên, trái sang phải</translation>
        </message>
        <message>
            <source>Bottom to Top, Right to Left</source>
            <translation>Dưới lên trên, phải sang trái</translation>
        </message>
        <message>
            <source>Duplex Settings Conflicts</source>
            <translation>Tùy chọn hai mặt mâu thuẫn</translation>
        </message>
        <message>
            <source>Even Pages</source>
            <translation>Trang chẵn</translation>
        </message>
        <message>
            <source>File %1 is not writable.
Please choose a different file name.</source>
            <translation>Tệp %1 không ghi được.
Hãy chọn tên tệp khác.</translation>
        </message>
        <message>
            <source>Invalid Pages Definition</source>
            <translation>Các trang chưa đúng</translation>
        </message>
        <message>
            <source>Left to Right, Bottom to Top</source>
            <translation>Trái sang phải, dưới lên trên</translation>
        </message>
        <message>
            <source>Left to Right, Top to Bottom</source>
            <translation>Trái sang phải, trên xuống dưới</translation>
        </message>
        <message>
            <source>Local file</source>
            <translation>Tệp trên máy</translation>
        </message>
        <message>
            <source>Odd Pages</source>
            <translation>Trang lẻ</translation>
        </message>
        <message>
            <source>Options &apos;Pages Per Sheet&apos; and &apos;Page Set&apos; cannot be used together.
Please turn one of those options off.</source>
            <translation>“Số trang mỗi tờ” và “Chọn trang” không dùng chung được.
Hãy tắt một trong hai.</translation>
        </message>
        <message>
            <source>Print</source>
            <translation>In</translation>
        </message>
        <message>
            <source>Print To File ...</source>
            <translation>In ra tệp…</translation>
        </message>
        <message>
            <source>Print to File (PDF)</source>
            <translation>In ra tệp (PDF)</translation>
        </message>
        <message>
            <source>Right to Left, Bottom to Top</source>
            <translation>Phải sang trái, dưới lên trên</translation>
        </message>
        <message>
            <source>Right to Left, Top to Bottom</source>
            <translation>Phải sang trái, trên xuống dưới</translation>
        </message>
        <message>
            <source>The &apos;From&apos; value cannot be greater than the &apos;To&apos; value.</source>
            <translation>Trang đầu không được lớn hơn trang cuối.</translation>
        </message>
        <message>
            <source>There are conflicts in duplex settings. Do you want to fix them?</source>
            <translation>Các tùy chọn in hai mặt mâu thuẫn nhau. Sửa lại?</translation>
        </message>
        <message>
            <source>Top to Bottom, Left to Right</source>
            <translation>Trên xuống dưới, trái sang phải</translation>
        </message>
        <message>
            <source>Top to Bottom, Right to Left</source>
            <translation>Trên xuống dưới, phải sang trái</translation>
        </message>
        <message>
            <source>Write PDF file</source>
            <translation>Ghi tệp PDF</translation>
        </message>
    </context>
    <context>
        <name>QPrintPropertiesDialog</name>
        <message>
            <source>Advanced Option Conflicts</source>
            <translation>Tùy chọn nâng cao mâu thuẫn</translation>
        </message>
        <message>
            <source>Job Options</source>
            <translation>Tùy chọn in</translation>
        </message>
        <message>
            <source>Page Setup Conflicts</source>
            <translation>Cách đặt trang mâu thuẫn</translation>
        </message>
        <message>
            <source>Printer Properties</source>
            <translation>Thuộc tính máy in</translation>
        </message>
        <message>
            <source>There are conflicts in page setup options. Do you want to fix them?</source>
            <translation>Cách đặt trang có chỗ mâu thuẫn. Sửa lại?</translation>
        </message>
        <message>
            <source>There are conflicts in some advanced options. Do you want to fix them?</source>
            <translation>Một số tùy chọn nâng cao mâu thuẫn nhau. Sửa lại?</translation>
        </message>
    </context>
    <context>
        <name>QPrintPropertiesWidget</name>
        <message>
            <source>Advanced</source>
            <translation>Nâng cao</translation>
        </message>
        <message>
            <source>Form</source>
            <translation>Mẫu</translation>
        </message>
        <message>
            <source>Page</source>
            <translation>Trang</translation>
        </message>
        <message>
            <source>There are conflicts in some options. Please fix them.</source>
            <translation>Một số tùy chọn mâu thuẫn nhau. Hãy sửa lại.</translation>
        </message>
    </context>
    <context>
        <name>QPrintSettingsOutput</name>
        <message>
            <source>Collate</source>
            <translation>Xếp theo bộ</translation>
        </message>
        <message>
            <source>Color</source>
            <translation>Màu</translation>
        </message>
        <message>
            <source>Color Mode</source>
            <translation>Màu sắc</translation>
        </message>
        <message>
            <source>Copies</source>
            <translation>Số bản</translation>
        </message>
        <message>
            <source>Copies:</source>
            <translation>Số bản:</translation>
        </message>
        <message>
            <source>Current Page</source>
            <translation>Trang này</translation>
        </message>
        <message>
            <source>Double Sided Printing</source>
            <translation>In hai mặt</translation>
        </message>
        <message>
            <source>Form</source>
            <translation>Mẫu</translation>
        </message>
        <message>
            <source>Grayscale</source>
            <translation>Xám</translation>
        </message>
        <message>
            <source>Long side binding</source>
            <translation>Lật theo cạnh dài</translation>
        </message>
        <message>
            <source>Off</source>
            <translation>Tắt</translation>
        </message>
        <message>
            <source>Options</source>
            <translation>Tùy chọn</translation>
        </message>
        <message>
            <source>Output Settings</source>
            <translation>Cách in</translation>
        </message>
        <message>
            <source>Page Set:</source>
            <translation>Chọn trang:</translation>
        </message>
        <message>
            <source>Pages</source>
            <translation>Trang</translation>
        </message>
        <message>
            <source>Pages from</source>
            <translation>Trang từ</translation>
        </message>
        <message>
            <source>Print all</source>
            <translation>In tất cả</translation>
        </message>
        <message>
            <source>Print range</source>
            <translation>Phần in</translation>
        </message>
        <message>
            <source>Reverse</source>
            <translation>Ngược thứ tự</translation>
        </message>
        <message>
            <source>Selection</source>
            <translation>Phần đã chọn</translation>
        </message>
        <message>
            <source>Short side binding</source>
            <translation>Lật theo cạnh ngắn</translation>
        </message>
        <message>
            <source>Specify pages or ranges separated by commas. Ranges are specified by two numbers separated by a hyphen. E.g: 3,5-7,9 prints pages 3, 5, 6, 7 and 9.</source>
            <translation>Ghi các trang hoặc khoảng trang, cách nhau bằng dấu phẩy. Ví dụ 3,5-7,9 in trang 3, 5, 6, 7 và 9.</translation>
        </message>
        <message>
            <source>to</source>
            <translation>đến</translation>
        </message>
    </context>
    <context>
        <name>QPrintWidget</name>
        <message>
            <source>&amp;Name:</source>
            <translation>&amp;Tên:</translation>
        </message>
        <message>
            <source>...</source>
            <translation>…</translation>
        </message>
        <message>
            <source>Form</source>
            <translation>Mẫu</translation>
        </message>
        <message>
            <source>Location:</source>
            <translation>Nơi đặt:</translation>
        </message>
        <message>
            <source>Output &amp;file:</source>
            <translation>Ra &amp;tệp:</translation>
        </message>
        <message>
            <source>P&amp;roperties</source>
            <translation>T&amp;huộc tính</translation>
        </message>
        <message>
            <source>Preview</source>
            <translation>Xem trước</translation>
        </message>
        <message>
            <source>Printer</source>
            <translation>Máy in</translation>
        </message>
        <message>
            <source>Type:</source>
            <translation>Loại:</translation>
        </message>
    </context>
    <context>
        <name>QScrollBar</name>
        <message>
            <source>Bottom</source>
            <translation>Cuối</translation>
        </message>
        <message>
            <source>Left edge</source>
            <translation>Mép trái</translation>
        </message>
        <message>
            <source>Page down</source>
            <translation>Xuống một trang</translation>
        </message>
        <message>
            <source>Page left</source>
            <translation>Sang trái một trang</translation>
        </message>
        <message>
            <source>Page right</source>
            <translation>Sang phải một trang</translation>
        </message>
        <message>
            <source>Page up</source>
            <translation>Lên một trang</translation>
        </message>
        <message>
            <source>Right edge</source>
            <translation>Mép phải</translation>
        </message>
        <message>
            <source>Scroll down</source>
            <translation>Cuộn xuống</translation>
        </message>
        <message>
            <source>Scroll here</source>
            <translation>Cuộn đến đây</translation>
        </message>
        <message>
            <source>Scroll left</source>
            <translation>Cuộn sang trái</translation>
        </message>
        <message>
            <source>Scroll right</source>
            <translation>Cuộn sang phải</translation>
        </message>
        <message>
            <source>Scroll up</source>
            <translation>Cuộn lên</translation>
        </message>
        <message>
            <source>Top</source>
            <translation>Đầu</translation>
        </message>
    </context>
    <context>
        <name>QTabBar</name>
        <message>
            <source>Scroll Left</source>
            <translation>Cuộn sang trái</translation>
        </message>
        <message>
            <source>Scroll Right</source>
            <translation>Cuộn sang phải</translation>
        </message>
    </context>
    <context>
        <name>QWidgetTextControl</name>
        <message>
            <source>&amp;Copy</source>
            <translation>&amp;Chép</translation>
        </message>
        <message>
            <source>&amp;Paste</source>
            <translation>&amp;Dán</translation>
        </message>
        <message>
            <source>&amp;Redo</source>
            <translation>&amp;Làm lại</translation>
        </message>
        <message>
            <source>&amp;Undo</source>
            <translation>&amp;Hoàn tác</translation>
        </message>
        <message>
            <source>Copy &amp;Link Location</source>
            <translation>Chép &amp;liên kết</translation>
        </message>
        <message>
            <source>Cu&amp;t</source>
            <translation>Cắ&amp;t</translation>
        </message>
        <message>
            <source>Delete</source>
            <translation>Xóa</translation>
        </message>
        <message>
            <source>Select All</source>
            <translation>Chọn tất cả</translation>
        </message>
    </context>
</TS>
