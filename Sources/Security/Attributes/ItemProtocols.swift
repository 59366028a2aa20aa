// The names of Security's functions and constants begin with upper case letters, or a small k.
// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The texts never change, so that all threads may read them.

public import CoreGraphics

/// The file transfer protocol.
nonisolated(unsafe) public let kSecAttrProtocolFTP: CFString = "ftp "
/// An account of the file transfer protocol.
nonisolated(unsafe) public let kSecAttrProtocolFTPAccount: CFString = "ftpa"
/// The hypertext transfer protocol.
nonisolated(unsafe) public let kSecAttrProtocolHTTP: CFString = "http"
/// Internet relay chat.
nonisolated(unsafe) public let kSecAttrProtocolIRC: CFString = "irc "
/// The transfer of network news.
nonisolated(unsafe) public let kSecAttrProtocolNNTP: CFString = "nntp"
/// The post office protocol.
nonisolated(unsafe) public let kSecAttrProtocolPOP3: CFString = "pop3"
/// The transmission of mail.
nonisolated(unsafe) public let kSecAttrProtocolSMTP: CFString = "smtp"
/// SOCKS proxies.
nonisolated(unsafe) public let kSecAttrProtocolSOCKS: CFString = "sox "
/// The access to messages.
nonisolated(unsafe) public let kSecAttrProtocolIMAP: CFString = "imap"
/// The access to directories.
nonisolated(unsafe) public let kSecAttrProtocolLDAP: CFString = "ldap"
/// AppleTalk.
nonisolated(unsafe) public let kSecAttrProtocolAppleTalk: CFString = "atlk"
/// AFP over TCP.
nonisolated(unsafe) public let kSecAttrProtocolAFP: CFString = "afp "
/// Telnet.
nonisolated(unsafe) public let kSecAttrProtocolTelnet: CFString = "teln"
/// The secure shell.
nonisolated(unsafe) public let kSecAttrProtocolSSH: CFString = "ssh "
/// FTP over TLS.
nonisolated(unsafe) public let kSecAttrProtocolFTPS: CFString = "ftps"
/// HTTP over TLS.
nonisolated(unsafe) public let kSecAttrProtocolHTTPS: CFString = "htps"
/// A proxy of HTTP.
nonisolated(unsafe) public let kSecAttrProtocolHTTPProxy: CFString = "htpx"
/// A proxy of HTTPS.
nonisolated(unsafe) public let kSecAttrProtocolHTTPSProxy: CFString = "htsx"
/// A proxy of FTP.
nonisolated(unsafe) public let kSecAttrProtocolFTPProxy: CFString = "ftpx"
/// Shared folders of Windows.
nonisolated(unsafe) public let kSecAttrProtocolSMB: CFString = "smb "
/// Streams in real time.
nonisolated(unsafe) public let kSecAttrProtocolRTSP: CFString = "rtsp"
/// A proxy of streams in real time.
nonisolated(unsafe) public let kSecAttrProtocolRTSPProxy: CFString = "rtsx"
/// Shared music.
nonisolated(unsafe) public let kSecAttrProtocolDAAP: CFString = "daap"
/// Remote Apple events.
nonisolated(unsafe) public let kSecAttrProtocolEPPC: CFString = "eppc"
/// Printers of the internet.
nonisolated(unsafe) public let kSecAttrProtocolIPP: CFString = "ipp "
/// NNTP over TLS.
nonisolated(unsafe) public let kSecAttrProtocolNNTPS: CFString = "ntps"
/// LDAP over TLS.
nonisolated(unsafe) public let kSecAttrProtocolLDAPS: CFString = "ldps"
/// Telnet over TLS.
nonisolated(unsafe) public let kSecAttrProtocolTelnetS: CFString = "tels"
/// IMAP over TLS.
nonisolated(unsafe) public let kSecAttrProtocolIMAPS: CFString = "imps"
/// IRC over TLS.
nonisolated(unsafe) public let kSecAttrProtocolIRCS: CFString = "ircs"
/// POP3 over TLS.
nonisolated(unsafe) public let kSecAttrProtocolPOP3S: CFString = "pops"
