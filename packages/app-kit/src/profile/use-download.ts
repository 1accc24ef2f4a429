import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApi } from '../platform/platform.tsx'

/** An address of a private file is good for five minutes at least (decision 007). */
const freshMilliseconds = 4 * 60_000

/**
 * Downloads a file of a candidate's profile; when the profile was read too long ago, its signed addresses are asked for
 * anew. Answers false for a file that the profile no longer has.
 */
export function useDownload(candidateId: number) {
  const api = useApi()
  const cache = useQueryClient()
  return useMutation({
    mutationFn: async (address: string) => {
      const { data } = await cache.fetchQuery({
        ...api.candidates.get.query({ params: { id: candidateId } }),
        staleTime: freshMilliseconds,
      })
      const addresses = 'CV' in data ? [data.CV, ...data.Certificates] : []
      const fresh = addresses.find((one) => one && fileOf(one) === fileOf(address))
      if (fresh) start(fresh)
      return Boolean(fresh)
    },
  })
}

/** Which file an address leads to, whatever its signature. */
export function fileOf(address: string): string {
  return address.split(/[?#]/, 1)[0] ?? address
}

/** The name under which a file was uploaded, which its address carries behind `#` for who may read it. */
export function nameOf(address: string): string | undefined {
  const [, name] = address.split('#', 2)
  return name ? decodeURIComponent(name) : undefined
}

function start(address: string) {
  const link = document.createElement('a')
  link.href = address
  link.download = ''
  link.click()
}
