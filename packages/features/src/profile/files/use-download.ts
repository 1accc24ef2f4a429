import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { startDownload } from '@pramaan/app-shell/platform/start-download.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ProfileFiles } from '../read-profile.ts'

/** A link to a private file is valid for at least five minutes. */
const freshMilliseconds = 4 * 60_000

/** Loads a person's files with links that are still valid. */
export type FileSource = () => Promise<ProfileFiles | undefined>

/** The files in the profile; a profile loaded too long ago is reloaded. */
export function useProfileFiles(candidateId: number): FileSource {
  const api = useApi()
  const cache = useQueryClient()
  return async () => {
    const { data } = await cache.fetchQuery({
      ...api.candidates.get.query({ params: { id: candidateId } }),
      staleTime: freshMilliseconds,
    })
    return 'CV' in data ? data : undefined
  }
}

/**
 * The files that a logged reveal opens (D60). Another reveal reloads them when their links are too old; `keep` stores
 * what a reveal has just returned.
 */
export function useRevealedFiles(candidateId: number) {
  const api = useApi()
  const cache = useQueryClient()
  const queryKey = [...api.contacts.reveal.key, candidateId, 'files']
  const source: FileSource = () =>
    cache.fetchQuery({
      queryKey,
      queryFn: async () => (await api.contacts.reveal({ params: { id: candidateId } })).data,
      staleTime: freshMilliseconds,
    })
  return { source, store: (files: ProfileFiles) => cache.setQueryData(queryKey, files) }
}

/** An address of the same file that is still valid; undefined for a file that the profile no longer has. */
export async function freshAddress(source: FileSource, address: string) {
  const files = await source()
  const addresses = files ? [files.CV, ...files.Certificates] : []
  return addresses.find((one) => one && fileOf(one) === fileOf(address)) ?? undefined
}

/**
 * Downloads a file of a profile, reloading a link that is too old. Returns false for a file that the profile no longer
 * has.
 */
export function useDownload(source: FileSource) {
  return useMutation({
    mutationFn: async (address: string) => {
      const newAddress = await freshAddress(source, address)
      if (newAddress) startDownload(newAddress)
      return Boolean(newAddress)
    },
  })
}

/** The file of a URL, ignoring its signature. */
export function fileOf(address: string): string {
  return address.split(/[?#]/, 1)[0] ?? address
}

/** The name of the uploaded file, which its address has after `#` for people who may read it. */
export function nameOf(address: string): string | undefined {
  const [, name] = address.split('#', 2)
  return name ? decodeURIComponent(name) : undefined
}
