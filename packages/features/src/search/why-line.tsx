import { dotted } from '@pramaan/domain/dotted'
import { Popover } from '@pramaan/ui/popover'
import { usePostingTexts } from '../texts/use-posting-texts.ts'
import { FitCount, type Ranked, ReasonList } from './reason-list.tsx'
import type { TickedText } from './ticked-list.tsx'

/** Props of `WhyLine`: the candidate's name, the reasons, and of them those that count as met. */
export type WhyLineProps = { name: string; reasons: readonly TickedText[]; fit: Ranked['Fit'] }

/**
 * Why a candidate is on a console's list: as many reasons as fit in one line; a press shows all. On a phone all are
 * shown.
 */
export function WhyLine({ name, reasons, fit }: WhyLineProps) {
  const t = usePostingTexts()
  if (reasons.length === 0) return null
  const reasonsText = dotted(reasons.map(({ text }) => text))
  return (
    <>
      <span className="max-md:hidden">
        <Popover
          label={t('card.fit.of', { name })}
          className="max-w-96 p-3 text-sm"
          trigger={
            <button type="button" title={reasonsText} className="block max-w-72 cursor-pointer truncate text-left">
              {reasonsText}
            </button>
          }
        >
          <p className="font-semibold empty:hidden">
            <FitCount fit={fit} />
          </p>
          <ReasonList reasons={reasons} />
        </Popover>
      </span>
      <span className="md:hidden">
        <ReasonList reasons={reasons} />
      </span>
    </>
  )
}
