import type { Client } from '@pramaan/api-client'
import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { useFailureText } from '@pramaan/app-shell/router/failures/error-page.tsx'
import { showToast } from '@pramaan/ui/toaster'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { useListPage } from '../../lists/table/use-list-page.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** A campaign link with its figures. */
export type CampaignLink = Awaited<ReturnType<Client['campaignLinks']['list']>>['data'][number]

const states = ['on', 'off'] as const

/** The page of links in the address, and a setter. */
export function useLinks() {
  const { campaignLinks } = useApi()
  const [address, setAddress] = useSearchParams()
  const { page, change } = useListPage()
  const state = states.find((known) => known === address.get('state'))
  const query = { ...page, ...(state && { state }) }
  const list = useQuery({ ...campaignLinks.list.query({ query }), placeholderData: keepPreviousData })
  const showState = (next: string) => {
    const wanted = new URLSearchParams(address)
    wanted.delete('pageIndex')
    if (next === 'all') wanted.delete('state')
    else wanted.set('state', next)
    setAddress(wanted)
  }
  return { list, page, change, state: state ?? 'all', showState, narrowed: Boolean(page.term || state) }
}

/** Turns a link off or on again, with Undo. */
export function useSwitch() {
  const t = useTexts()
  const { campaignLinks } = useApi()
  const cache = useQueryClient()
  const failureText = useFailureText()
  const change = useMutation({
    mutationFn: ({ ID, Disabled }: Pick<CampaignLink, 'ID' | 'Disabled'>) =>
      campaignLinks.update({ params: { id: ID }, body: { Disabled } }),
    onSuccess: () => cache.invalidateQueries({ queryKey: campaignLinks.list.key }),
    onError: (error) => showToast({ text: failureText(error), tone: 'danger' }),
  })
  return async ({ ID, Name, Disabled }: CampaignLink) => {
    await change.mutateAsync({ ID, Disabled: !Disabled })
    showToast({
      text: t(Disabled ? 'campaigns.enabled' : 'campaigns.disabled', { name: Name }),
      action: { label: t('campaigns.undo'), onAction: () => change.mutate({ ID, Disabled }) },
    })
  }
}
