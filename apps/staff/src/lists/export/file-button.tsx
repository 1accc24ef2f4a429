import { CsvButton } from './csv-button.tsx'
import { type FileLink, useListFile } from './use-list-file.ts'

/** Exports exactly the filtered list as a file that the server streams; `link` requests its address. */
export function FileButton({ link }: { link: FileLink }) {
  const { busy, save } = useListFile(link)
  return <CsvButton busy={busy} onSave={save} />
}
