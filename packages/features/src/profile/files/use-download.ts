import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { startDownload } from '@pramaan/app-shell/platform/start-download.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ProfileFiles } from '../read-profile.ts'

/** An address of a private file is valid for five minutes at least (decision 007). */
const freshMilliseconds = 4 * 60_000

/** Reads the files of a person with links that are still good. */
export type FileSource = () => Promise<ProfileFiles | undefined>

/** The files as the profile has them; a profile that was read too long ago is read again. */
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
 * The files that a logged reveal opens (D60), to be read again by another one once their links are old; `keep` takes
 * what a reveal has just answered.
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
  return { source, keep: (files: ProfileFiles) => cache.setQueryData(queryKey, files) }
}

/**
 * Downloads a file of a profile; where its link was read too long ago, it is asked for again. Answers false for a file
 * that the profile no longer has.
 */
export function useDownload(source: FileSource) {
  return useMutation({
    mutationFn: async (address: string) => {
      const files = await source()
      const addresses = files ? [files.CV, ...files.Certificates] : []
      const fresh = addresses.find((one) => one && fileOf(one) === fileOf(address))
      if (fresh) startDownload(fresh)
      return Boolean(fresh)
    },
  })
}

/** Which file an address leads to, whatever its signature. */
export function fileOf(address: string): string {
  return address.split(/[?#]/, 1)[0] ?? address
}

/** The name under which a file was uploaded, which its address carries behind `#` for anyone who may read it. */
export function nameOf(address: string): string | undefined {
  const [, name] = address.split('#', 2)
  return name ? decodeURIComponent(name) : undefined
}
