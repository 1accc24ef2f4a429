import { useSingleMutation } from '@pramaan/app-shell/forms/use-single-mutation.ts'
import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { showToast } from '@pramaan/ui/toaster'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTexts } from '../../texts/use-texts.ts'

/** What the person has of a second factor; asked only where `wanted`. */
export function useFactorStatus(wanted = true) {
  const { staff } = useApi()
  return useQuery({ ...staff.secondFactor.query(), enabled: wanted, staleTime: 5 * 60_000 })
}

/** Makes every screen ask again what the person may do, once the second factor has changed. */
export function useFactorChanged() {
  const queries = useQueryClient()
  return () => queries.invalidateQueries()
}

/** A new secret, made once for each time that the steps are shown, and the call that turns the authenticator on. */
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
    const copied = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    )
    showToast({ text: t(copied ? done : 'secondFactor.copyFailed'), tone: copied ? 'success' : 'danger' })
  }
}
