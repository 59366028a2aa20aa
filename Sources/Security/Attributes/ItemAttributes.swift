// The names of Security's functions and constants begin with upper case letters, or a small k.
// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The texts never change, so that all threads may read them.

public import CoreGraphics

// MARK: Passwords of all classes

/// The key of the group of apps that share an item. Without it, an item is in the group with the
/// identifier of the bundle. Groups need no entitlement.
nonisolated(unsafe) public let kSecAttrAccessGroup: CFString = "agrp"
/// The key of the time at which an item can be read, such as ``kSecAttrAccessibleWhenUnlocked``,
/// which is the default. It is kept; the device is always unlocked.
nonisolated(unsafe) public let kSecAttrAccessible: CFString = "pdmn"
/// The key of the ``SecAccessControl`` of an item, in place of ``kSecAttrAccessible``. It is kept;
/// the user is not asked before an item is read.
nonisolated(unsafe) public let kSecAttrAccessControl: CFString = "accc"
/// The key of a Boolean value that indicates whether an item is on all devices of the user. The
/// default is `false`, also in queries: others find only items of this device. Nothing is
/// transmitted.
nonisolated(unsafe) public let kSecAttrSynchronizable: CFString = "sync"
/// The value of ``kSecAttrSynchronizable`` in queries that find items whether or not they are on
/// all devices.
nonisolated(unsafe) public let kSecAttrSynchronizableAny: CFString = "syna"
/// The key of the date of the addition of an item. It is read only.
nonisolated(unsafe) public let kSecAttrCreationDate: CFString = "cdat"
/// The key of the date of the last change of an item. It is read only.
nonisolated(unsafe) public let kSecAttrModificationDate: CFString = "mdat"
/// The key of a text that describes the kind of an item for the user.
nonisolated(unsafe) public let kSecAttrDescription: CFString = "desc"
/// The key of a comment of the user.
nonisolated(unsafe) public let kSecAttrComment: CFString = "icmt"
/// The key of the code of four characters of the creator, as a number.
nonisolated(unsafe) public let kSecAttrCreator: CFString = "crtr"
/// The key of the code of four characters of the type, as a number.
nonisolated(unsafe) public let kSecAttrType: CFString = "type"
/// The key of the label of an item for the user.
nonisolated(unsafe) public let kSecAttrLabel: CFString = "labl"
/// The key of a Boolean value that indicates whether an item is hidden from the user.
nonisolated(unsafe) public let kSecAttrIsInvisible: CFString = "invi"
/// The key of a Boolean value that indicates whether an item has no valid password.
nonisolated(unsafe) public let kSecAttrIsNegative: CFString = "nega"
/// The key of the name of the account. Two items of one class differ in it, or in the other
/// attributes that name them.
nonisolated(unsafe) public let kSecAttrAccount: CFString = "acct"

// MARK: Generic passwords

/// The key of the service of a generic password. It names the item, together with the account.
nonisolated(unsafe) public let kSecAttrService: CFString = "svce"
/// The key of data of the app about a generic password. It does not name the item.
nonisolated(unsafe) public let kSecAttrGeneric: CFString = "gena"

// MARK: Internet passwords

/// The key of the domain of the security of an internet password.
nonisolated(unsafe) public let kSecAttrSecurityDomain: CFString = "sdmn"
/// The key of the name or address of the server.
nonisolated(unsafe) public let kSecAttrServer: CFString = "srvr"
/// The key of the protocol, such as ``kSecAttrProtocolHTTPS``.
nonisolated(unsafe) public let kSecAttrProtocol: CFString = "ptcl"
/// The key of the kind of authentication, such as ``kSecAttrAuthenticationTypeHTMLForm``.
nonisolated(unsafe) public let kSecAttrAuthenticationType: CFString = "atyp"
/// The key of the number of the port.
nonisolated(unsafe) public let kSecAttrPort: CFString = "port"
/// The key of the path on the server.
nonisolated(unsafe) public let kSecAttrPath: CFString = "path"
