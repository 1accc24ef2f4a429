import type { Client } from '@pramaan/api-client'
import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { type AuditAction, type AuditGroup, auditActions, auditGroupNames, hidesListsSeen } from '@pramaan/domain/audit'
import { type IndiaDay, parseDay } from '@pramaan/domain/india-day'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { isCrossed } from '../../lists/filters/day-fields.tsx'

/** An entry of the audit log. */
export type AuditLine = Awaited<ReturnType<Client['audit']['list']>>['data'][number]

/** The filters of the log. */
export type AuditFilters = {
  who: string
  about: string
  group: AuditGroup | undefined
  action: AuditAction | undefined
  /** Whether viewed lists with contacts are shown; undefined for the default. */
  lists: 'shown' | 'hidden' | undefined
  from: IndiaDay | undefined
  to: IndiaDay | undefined
}

/** The filters and the cursor in the URL. */
export function useAuditAddress() {
  const [address, setAddress] = useSearchParams()
  const filters: AuditFilters = {
    who: address.get('who') ?? '',
    about: address.get('about') ?? '',
    group: auditGroupNames.find((name) => name === address.get('group')),
    action: auditActions.find((name) => name === address.get('action')),
    lists: (['shown', 'hidden'] as const).find((choice) => choice === address.get('lists')),
    from: parseDay(address.get('from') ?? ''),
    to: parseDay(address.get('to') ?? ''),
  }
  const line = Number(address.get('before'))
  const cursor = Number.isSafeInteger(line) && line > 0 ? line : undefined
  const search = (next: AuditFilters) => setAddress(queryOf(next))
  const goTo = (line: number | undefined) =>
    setAddress({ ...queryOf(filters), ...(line !== undefined && { before: String(line) }) })
  return { filters, before: cursor, search, goTo }
}

/** The filters that have a value. */
export function queryOf({ who, about, group, action, lists, from, to }: AuditFilters) {
  return {
    ...(who && { who }),
    ...(about && { about }),
    ...(group && { group }),
    ...(action && { action }),
    ...(lists && { lists }),
    ...(from && { from }),
    ...(to && { to }),
  }
}

/** Whether the filters leave out viewed lists with contacts. */
export function hidesLists({ group, action, about, lists }: AuditFilters) {
  return hidesListsSeen({ group, action, about, shown: lists && lists === 'shown' })
}

/** The filters in the API's form. */
export function wireOf(filters: AuditFilters) {
  const { lists: _choice, ...query } = queryOf(filters)
  return { ...query, ...(hidesLists(filters) && { lists: 'hidden' as const }) }
}

/** Entries on a page. */
export const linesAPage = 20

/** A page of the log; the previous entries stay until the next ones have loaded. */
export function useAudit(filters: AuditFilters, cursor: number | undefined) {
  const { audit } = useApi()
  const query = { ...wireOf(filters), pageSize: linesAPage, ...(cursor !== undefined && { before: cursor }) }
  return useQuery({ ...audit.list.query({ query }), placeholderData: keepPreviousData, enabled: !isCrossed(filters) })
}
