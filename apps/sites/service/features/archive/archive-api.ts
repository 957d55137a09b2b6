import { call, callForFile } from '../../../shell/api-client.ts'

/** What the server takes at most. */
export const LARGEST_FILE = 10 * 1024 * 1024

/** The state of a sealed file; the server keeps nothing of it. */
export const inspectFile = (file: Blob) => call('POST /api/archive/inspection', { file: typed(file) })

/** The same file with a further archive stamp. */
export const renewFile = (file: Blob) => callForFile('POST /api/archive/renewal', { file: typed(file) })

/** The server recognises a file by what it holds; the type only has to be one that it reads, whatever the file is called. */
function typed(file: Blob): Blob {
  return file.type === 'application/pdf' ? file : file.slice(0, file.size, 'application/jose+json')
}
