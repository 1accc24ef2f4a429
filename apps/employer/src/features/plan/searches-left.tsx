import { usePlatform } from '@pramaan/app-shell/platform/platform.tsx'
import { useRemembered } from '@pramaan/app-shell/platform/use-remembered.ts'
import { dotted } from '@pramaan/domain/dotted'
import { plans as everyPlan, firstPlan } from '@pramaan/domain/employer'
import { TextLink } from '@pramaan/ui/text-link'
import { clsx } from 'clsx'
import { paths } from '../../paths.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { type Plans, usePlans } from './use-plans.ts'

const uses = ['jobRoles', 'filterSearches'] as const
const freePlan = everyPlan[firstPlan]
const storageKey = 'pramaan.searches-left'

/**
 * How many searches are left today (D61); shows nothing if the plan has no limit. While it loads, the previous line
 * stays, so that the candidates below don't move.
 */
export function SearchesLeft() {
  const t = useTexts()
  const { storage } = usePlatform()
  const plans = usePlans().data?.data
  const lines =
    plans &&
    uses.flatMap((use) => {
      const limit = plans.Limits[`${use}ADay`]
      return limit === null ? [] : [t(`search.left.${use}`, { left: leftOf(plans, use, limit), limit })]
    })
  const words = lines && dotted(lines)
  useRemembered(storageKey, words)
  const atFirst = uses.map((use) => {
    const limit = freePlan[`${use}ADay`]
    return t(`search.left.${use}`, { left: limit, limit })
  })
  const text = words ?? storage.getItem(storageKey) ?? dotted(atFirst)
  if (text === '') return null
  return (
    <p
      className={clsx(
        'mb-3 flex flex-wrap items-baseline gap-x-2 text-sm text-ink-muted tabular-nums',
        words === undefined && 'invisible',
      )}
      aria-live="polite"
    >
      {text}
      <TextLink href={paths.plans}>{t('search.left.plans')}</TextLink>
    </p>
  )
}

function leftOf({ UsedToday }: Plans, use: (typeof uses)[number], limit: number) {
  return Math.max(0, limit - UsedToday[use])
}
