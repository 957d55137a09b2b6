import { useRef, useState } from 'react'
import { type ChosenFile, judgeFile, LIMITS } from './chosen-file.ts'

/** The files that will be sent: chosen in one or several goes, each judged as it comes. */
export function useChosenFiles() {
  const [chosen, setChosen] = useState<readonly ChosenFile[]>([])
  const lastId = useRef(0)
  const add = async (files: readonly File[]) => {
    const judged = await Promise.all(files.map(async (file) => ({ file, problem: await judgeFile(file) })))
    const numbered = judged.map((found) => ({ ...found, id: ++lastId.current }))
    setChosen((before) => [...before, ...numbered])
  }
  return {
    chosen,
    add: (files: readonly File[]) => void add(files),
    remove: (id: number) => setChosen((before) => before.filter((one) => one.id !== id)),
    clear: () => setChosen([]),
    files: chosen.map(({ file }) => file),
    areTooMany: chosen.length > LIMITS.files,
    areFine: chosen.length <= LIMITS.files && chosen.every(({ problem }) => problem === null),
  }
}

export type ChosenFiles = ReturnType<typeof useChosenFiles>
