import { useFailureText } from '@pramaan/app-shell/router/failures/error-page.tsx'
import { DownloadButton, type DownloadButtonProps } from '@pramaan/features/profile/files/download-button.tsx'
import { useProfileFiles } from '@pramaan/features/profile/files/use-download.ts'
import { FileRow } from '@pramaan/ui/file-row'
import type { ReactNode } from 'react'
import { RemoveFile, useRemoval } from './remove-file.tsx'

type SavedFileProps = Omit<DownloadButtonProps, 'source'> & {
  candidateId: number
  note?: ReactNode
  remove: () => Promise<unknown>
}

/** A file of the candidate's own profile: download it, or remove it after a confirmation that names it. */
export function SavedFile({ candidateId, note, remove, ...file }: SavedFileProps) {
  const source = useProfileFiles(candidateId)
  const failureText = useFailureText()
  const removal = useRemoval(remove)
  return (
    <>
      <FileRow
        name={file.name}
        note={note}
        {...(removal.error && { problem: failureText(removal.error) })}
        action={<DownloadButton source={source} {...file} />}
        onRemove={removal.ask}
      />
      <RemoveFile name={file.name} removal={removal} />
    </>
  )
}
