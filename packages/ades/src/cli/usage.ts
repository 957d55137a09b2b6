/** What `ades --help` prints. */
export const USAGE = `ades verify FILE --trust ROOTS.pem [--at TIME] [--online] [--lang en|el] [--json]
ades sign FILE --out FILE --cert CHAIN.pem --key KEY.pem [--type CTY]
ades sign FILE --out FILE --p12 KEYS.p12 --password-file FILE [--type CTY]
ades extend FILE --out FILE --level B-T|B-LT|B-LTA --tsa URL --trust ROOTS.pem
                 [--tsa-user NAME --password-file FILE] [--renew]

A file that begins with %PDF is PAdES, any other JAdES. Several --tsa are asked in order.
Secrets are read from files, never from arguments.

Exit codes: 0 done or valid, 1 not valid or error, 2 undecided or level not reached, 64 wrong usage.`
