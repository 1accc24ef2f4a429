import { Refused } from '@pramaan/api-client'
import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { type UploadKind, uploadMessage, uploadRules, whyNotUpload } from '@pramaan/domain/upload'
import { useRef, useState } from 'react'
import { useFeatureTexts } from '../texts/use-feature-texts.ts'

type Sending = { file: File; preview?: string | undefined; percent?: number; problem?: string; brokeOff?: boolean }

/**
 * Uploads a file and passes its address to `keep`, which saves it in the record: with real progress, cancel and retry.
 * Files that this field does not accept are refused here with the same text, before any byte is sent.
 */
export function useUpload(kind: UploadKind, save: (address: string) => Promise<unknown>) {
  const api = useApi()
  const t = useFeatureTexts()
  const [sending, setSending] = useState<Sending>()
  const stop = useRef<AbortController>(undefined)

  async function send(file: File) {
    // Not every computer knows the type of every extension; then the server checks the content.
    const type = file.type || String(uploadRules[kind].types[0])
    const why = whyNotUpload(kind, { name: file.name, type, bytes: file.size })
    if (why) return setSending({ file, problem: uploadMessage(kind, why, file.name) })
    const controller = new AbortController()
    stop.current = controller
    const preview = type.startsWith('image/') ? URL.createObjectURL(file) : undefined
    const onProgress = (share: number) => setSending({ file, preview, percent: Math.round(share * 100) })
    onProgress(0)
    try {
      const call = api.files.upload({ params: { product: kind }, file }, { signal: controller.signal, onProgress })
      await save((await call).data)
      setSending(undefined)
    } catch (error) {
      if (controller.signal.aborted) return setSending(undefined)
      console.error(error)
      if (error instanceof Refused) setSending({ file, problem: error.message })
      else setSending({ file, problem: t('upload.broken'), brokeOff: true })
    } finally {
      if (preview) URL.revokeObjectURL(preview)
    }
  }

  return {
    /** The running upload, as `FileDrop` shows it. */
    file: sending && { ...sending, name: sending.file.name },
    uploading: sending?.percent !== undefined,
    /** A preview of the picture that is uploading. */
    preview: sending?.preview,
    send,
    /** Retries an upload that broke off; a refused file would be refused again. */
    retry: sending?.brokeOff ? () => send(sending.file) : undefined,
    cancel: () => stop.current?.abort(),
    /** Dismisses a refused file. */
    clear: () => setSending(undefined),
  }
}
