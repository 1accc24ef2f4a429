import { dotted } from '@pramaan/domain/dotted'
import { TextLink } from '@pramaan/ui/text-link'
import { paths } from '../../paths.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { type Plans, usePlans } from './use-plans.ts'

/** How many searches are left today (D61); hidden where the plan has no limit. */
export function SearchesLeft() {
  const t = useTexts()
  const plans = usePlans().data?.data
  if (!plans) return null
  const lines = (['jobRoles', 'filterSearches'] as const).flatMap((use) => {
    const limit = plans.Limits[`${use}ADay`]
    return limit === null ? [] : [t(`search.left.${use}`, { left: leftOf(plans, use, limit), limit })]
  })
  if (lines.length === 0) return null
  return (
    <p className="mb-3 flex flex-wrap items-baseline gap-x-2 text-sm text-ink-muted tabular-nums" aria-live="polite">
      {dotted(lines)}
      <TextLink href={paths.plans}>{t('search.left.plans')}</TextLink>
    </p>
  )
}

function leftOf({ UsedToday }: Plans, use: 'jobRoles' | 'filterSearches', limit: number) {
  return Math.max(0, limit - UsedToday[use])
}
