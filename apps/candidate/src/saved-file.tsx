import { DownloadButton, type DownloadButtonProps } from '@pramaan/app-kit/profile/download-button.tsx'
import { useProfileFiles } from '@pramaan/app-kit/profile/use-download.ts'
import { useFailureText } from '@pramaan/app-kit/router/error-page.tsx'
import { FileRow } from '@pramaan/ui/file-row'
import type { ReactNode } from 'react'
import { RemoveFile, useRemoval } from './remove-file.tsx'

type SavedFileProps = Omit<DownloadButtonProps, 'source'> & {
  candidateId: number
  note?: ReactNode
  remove: () => Promise<unknown>
}

/** A file of the own profile: downloaded, or taken away after a question that names it. */
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
