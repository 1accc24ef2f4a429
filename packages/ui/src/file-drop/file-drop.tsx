import { clsx } from 'clsx'
import { Upload } from 'lucide-react'
import { type DragEvent, type ReactNode, useId, useRef, useState } from 'react'
import { Button } from '../button/button.tsx'
import { FileRow } from '../file-row/file-row.tsx'

/** A file being sent (`percent` so far), refused or interrupted (`problem`), or stored. */
type FileState = { name: string; percent?: number; problem?: ReactNode; note?: ReactNode }

/** Props of `FileDrop`. */
export type FileDropProps = {
  /** Names the requested file. */
  label: ReactNode
  /** The button's words, such as 'Choose a file'. */
  choose: string
  /** The button's label while a file is being sent ('Uploading...'). */
  busy: string
  /** The accepted file types and maximum size. */
  hint: ReactNode
  /** Extensions that the browser's own dialog offers ('.pdf,.png'). */
  accept: string
  /** The file that is stored or being sent. */
  file?: FileState | undefined
  retry: string
  cancel: string
  onFile: (file: File) => void
  onRetry?: (() => void) | undefined
  onCancel?: (() => void) | undefined
  /** Without it, nothing can be removed. */
  onRemove?: (() => void) | undefined
}

/** An upload area for one file: chosen with the button (also by keyboard) or dropped; shows its progress. */
export function FileDrop({ label, choose, busy, hint, accept, file, onFile, ...rest }: FileDropProps) {
  const [dragging, setDragging] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  const sending = file?.percent !== undefined
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setDragging(false)
    const [dropped] = event.dataTransfer.files
    if (dropped && !sending) onFile(dropped)
  }
  return (
    <section
      aria-labelledby={`${id}-label`}
      onDragOver={(event) => {
        event.preventDefault()
        setDragging(true)
      }}
      onDragLeave={() => setDragging(false)}
      onDrop={drop}
      className={clsx(
        'flex flex-col gap-3 rounded-card border border-dashed p-4',
        dragging ? 'border-brand outline-2 outline-brand' : 'border-line-strong',
      )}
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <p id={`${id}-label`} className="font-semibold">
            {label}
          </p>
          <p id={`${id}-hint`} className="text-sm text-ink-muted">
            {hint}
          </p>
        </div>
        <Button
          tone="quiet"
          size="sm"
          icon={<Upload />}
          busy={sending && busy}
          aria-describedby={`${id}-label ${id}-hint`}
          onClick={() => input.current?.click()}
        >
          {choose}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          accept={accept}
          onChange={({ target }) => {
            const [chosen] = target.files ?? []
            // Reset, because the same file may be chosen again after it was corrected.
            target.value = ''
            if (chosen) onFile(chosen)
          }}
        />
      </div>
      {file && <FileOnItsWay file={file} {...rest} />}
    </section>
  )
}

type OnItsWayProps = Pick<FileDropProps, 'retry' | 'cancel' | 'onRetry' | 'onCancel' | 'onRemove'> & {
  /** The file that is stored or being sent. */
  file: FileState
}

function FileOnItsWay({ file, retry, cancel, onRetry, onCancel, onRemove }: OnItsWayProps) {
  const sending = file.percent !== undefined
  const again = file.problem && onRetry ? { words: retry, act: onRetry } : undefined
  const button = sending && onCancel ? { words: cancel, act: onCancel } : again
  return (
    <div role={file.problem ? 'alert' : 'status'}>
      <FileRow
        {...file}
        {...(onRemove && !sending && { onRemove })}
        action={
          button && (
            <Button tone="quiet" size="xs" onClick={button.act}>
              {button.words}
            </Button>
          )
        }
      />
    </div>
  )
}
