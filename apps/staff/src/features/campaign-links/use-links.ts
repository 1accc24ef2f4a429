import type { Client } from '@pramaan/api-client'
import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { useNextPage } from '@pramaan/app-shell/router/list-pages/use-next-page.ts'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { useListPage } from '../../lists/table/use-list-page.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { type ChangeNotice, useNoticedChange } from '../../use-noticed-change.ts'

/** A campaign link with its figures. */
export type CampaignLink = Awaited<ReturnType<Client['campaignLinks']['list']>>['data'][number]

const states = ['on', 'off'] as const

/** The page of links in the address, and a setter. */
export function useLinks() {
  const { campaignLinks } = useApi()
  const [address, setAddress] = useSearchParams()
  const { page, change } = useListPage()
  const state = states.find((known) => known === address.get('state'))
  const pageOf = (pageIndex: number) =>
    campaignLinks.list.query({ query: { ...page, pageIndex, ...(state && { state }) } })
  const list = useQuery({ ...pageOf(page.pageIndex), placeholderData: keepPreviousData })
  const onNear = useNextPage(list, (next) => pageOf(next - 1))
  const showState = (next: string) => {
    const addressParams = new URLSearchParams(address)
    addressParams.delete('pageIndex')
    if (next === 'all') addressParams.delete('state')
    else addressParams.set('state', next)
    setAddress(addressParams)
  }
  return { list, page, change, onNear, state: state ?? 'all', showState, narrowed: Boolean(page.term || state) }
}

type Switched = { link: CampaignLink; disabled: boolean; undone?: boolean }

/** Turns a link off or on again, with Undo. */
export function useSwitch() {
  const t = useTexts()
  const { campaignLinks } = useApi()
  const cache = useQueryClient()
  const change = useNoticedChange<Switched, unknown>({
    run: ({ link, disabled }) => campaignLinks.update({ params: { id: link.ID }, body: { Disabled: disabled } }),
    reload: () => cache.invalidateQueries({ queryKey: campaignLinks.list.key }),
    done: ({ link, disabled, undone }): ChangeNotice => ({
      text: t(disabled ? 'campaigns.disabled' : 'campaigns.enabled', { name: link.Name }),
      ...(!undone && { undo: () => change.mutate({ link, disabled: !disabled, undone: true }) }),
    }),
  })
  return change
}
