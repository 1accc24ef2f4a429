import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type FileSource, fileOf, freshAddress } from './use-download.ts'

const pictures: Readonly<Record<string, string>> = { png: 'image/png', jpg: 'image/jpeg', jpeg: 'image/jpeg' }

/** The content type for showing a file of this name; undefined if this browser can't show it. */
export function previewType(name: string): string | undefined {
  const ending = name.split('.').at(-1)?.toLowerCase() ?? ''
  if (ending === 'pdf') return navigator.pdfViewerEnabled === false ? undefined : 'application/pdf'
  return pictures[ending]
}

/**
 * A file of a profile as a blob URL. Its type is ours, never the file's own, so that nothing in it can run as a page.
 */
export function usePreview(source: FileSource, address: string, type: string) {
  const [shown, setShown] = useState<string>()
  const read = useQuery({
    queryKey: ['file-preview', fileOf(address)],
    queryFn: async ({ signal }) => {
      const newAddress = await freshAddress(source, address)
      if (!newAddress) return null
      const answer = await fetch(newAddress, { signal })
      if (!answer.ok) throw new Error(`The file answered ${answer.status}`)
      return new Blob([await answer.arrayBuffer()], { type })
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })
  const { data } = read
  useEffect(() => {
    if (!data) return
    const blobUrl = URL.createObjectURL(data)
    setShown(blobUrl)
    return () => URL.revokeObjectURL(blobUrl)
  }, [data])
  return { read, shown }
}
