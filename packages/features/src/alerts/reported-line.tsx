import { TextLink } from '@pramaan/ui/text-link'
import { useId } from 'react'
import { useFeatureTexts } from '../texts/use-feature-texts.ts'

/** Props of `ReportedLine`: `last` is what an alert reported last, `shown` the ids of the rows below. */
export type ReportedLineProps = {
  last: { Newest: readonly { ID: number; Name: string }[]; Total: number }
  shown: readonly number[]
  hrefOf: (id: number) => string
}

/**
 * Shown above the list of a saved search: what its alert reported last. A list sorted by fit may have it on a later
 * page; hidden if all of it is among the rows below.
 */
export function ReportedLine({ last, shown, hrefOf }: ReportedLineProps) {
  const t = useFeatureTexts()
  const label = useId()
  const more = last.Total - last.Newest.length
  if (more === 0 && last.Newest.every(({ ID }) => shown.includes(ID))) return null
  return (
    <div className="flex flex-wrap items-center gap-x-3 text-sm">
      <span id={label} className="font-semibold">
        {t('alert.new')}
      </span>
      <ul aria-labelledby={label} className="contents">
        {last.Newest.map(({ ID, Name }) => (
          <li key={ID}>
            <TextLink href={hrefOf(ID)}>{Name}</TextLink>
          </li>
        ))}
        {more > 0 && <li className="text-ink-muted">{t('alert.new.more', { n: more })}</li>}
      </ul>
    </div>
  )
}
