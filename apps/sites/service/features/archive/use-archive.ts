import type { ArchiveInspection } from '@perga/contracts'
import { useRef, useState } from 'react'
import { inspectFile, LARGEST_FILE, renewFile } from './archive-api.ts'

/** A file and what the server found in it. */
export interface KnownFile {
  readonly name: string
  readonly file: Blob
  readonly inspection: ArchiveInspection
  readonly isRenewed: boolean
}

type Archive =
  | { readonly state: 'idle' | 'too-large' | 'inspecting' | 'renewing' }
  | { readonly state: 'refused'; readonly error: unknown; readonly retry: () => void }
  | { readonly state: 'known'; readonly known: KnownFile }

/** One file at a time: chosen, looked at, renewed, looked at again. A newer choice puts an older answer aside. */
export function useArchive() {
  const [archive, setArchive] = useState<Archive>({ state: 'idle' })
  const latest = useRef(0)

  const attempt = async (state: 'inspecting' | 'renewing', make: () => Promise<KnownFile>) => {
    latest.current += 1
    const turn = latest.current
    const show = (next: Archive) => {
      if (turn === latest.current) setArchive(next)
    }
    show({ state })
    try {
      show({ state: 'known', known: await make() })
    } catch (error) {
      show({ state: 'refused', error, retry: () => void attempt(state, make) })
    }
  }

  const choose = (file: File | undefined) => {
    latest.current += 1
    if (file === undefined) return setArchive({ state: 'idle' })
    if (file.size > LARGEST_FILE) return setArchive({ state: 'too-large' })
    return void attempt('inspecting', async () => ({
      ...{ name: file.name, file, isRenewed: false },
      inspection: await inspectFile(file),
    }))
  }

  const renew = ({ name, file }: KnownFile) =>
    void attempt('renewing', async () => {
      const renewed = await renewFile(file)
      return { name, file: renewed, isRenewed: true, inspection: await inspectFile(renewed) }
    })

  return { archive, choose, renew }
}
