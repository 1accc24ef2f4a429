import { useSingleMutation } from '@pramaan/app-shell/forms/use-single-mutation.ts'
import { copyText } from '@pramaan/app-shell/platform/copy-text.ts'
import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { showToast } from '@pramaan/ui/toaster'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTexts } from '../../texts/use-texts.ts'

/** The state of the person's second factor; loaded only if `wanted`. */
export function useFactorStatus(wanted = true) {
  const { staff } = useApi()
  return useQuery({ ...staff.secondFactor.query(), enabled: wanted, staleTime: 5 * 60_000 })
}

/** Makes every screen reload its permissions after a change of the second factor. */
export function useFactorChanged() {
  const queries = useQueryClient()
  return () => queries.invalidateQueries()
}

/** A new secret each time the steps open, and the request that enables the authenticator. */
export function useFactorSetUp(onCodes: (codes: string[]) => void) {
  const { staff } = useApi()
  const offer = useQuery({
    queryKey: ['new-authenticator'],
    queryFn: async () => (await staff.totpStart()).data,
    staleTime: 10 * 60_000,
    gcTime: 0,
  })
  const confirm = useSingleMutation({
    mutationFn: (totp: string) => staff.totpConfirm({ body: { sealed: offer.data?.sealed ?? '', totp } }),
    onSuccess: ({ data }) => onCodes(data.RecoveryCodes),
  })
  return { offer, confirm }
}

/** Copies a text and confirms it with a toast. */
export function useCopyText() {
  const t = useTexts()
  return async (text: string, done: 'secondFactor.codes.copied' | 'secondFactor.key.copied') => {
    const copied = await copyText(text)
    showToast({ text: t(copied ? done : 'secondFactor.copyFailed'), tone: copied ? 'success' : 'danger' })
  }
}
