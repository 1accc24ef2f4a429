import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { useRevealedFiles } from '@pramaan/features/profile/files/use-download.ts'
import { useMutation } from '@tanstack/react-query'

/** The parts of a profile that one logged reveal opens together (D60). */
export type RevealPart = 'phone' | 'email' | 'files'

/** A candidate's phone, e-mail, CV and certificates, revealed by a press that is logged and counted (D30, D60). */
export function useReveal(candidateId: number) {
  const api = useApi()
  const { source, store } = useRevealedFiles(candidateId)
  const reveal = useMutation({
    mutationFn: (_: RevealPart) => api.contacts.reveal({ params: { id: candidateId } }),
    onSuccess: ({ data }) => store(data),
  })
  return { ...reveal, source }
}

export type Reveal = ReturnType<typeof useReveal>
