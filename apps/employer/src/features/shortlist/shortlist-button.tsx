import { useOptionText } from '@pramaan/app-shell/texts/use-option-text.ts'
import {
  isShortlisted,
  type ShortlistStatus,
  shortlist,
  shortlistLabels,
  whyNotShortlist,
} from '@pramaan/domain/shortlist'
import { Button } from '@pramaan/ui/button'
import { useShortcuts } from '@pramaan/ui/shortcuts'
import { clsx } from 'clsx'
import { Star } from 'lucide-react'
import { useTexts } from '../../texts/use-texts.ts'
import { useShortlist } from './use-shortlist.ts'

/** Props of the star: the candidate and the status from the API, null for none. */
export type ShortlistButtonProps = { candidate: { ID: number; FullName: string; shortlisted: number | null } }

const statuses = Object.values(shortlist)

/** The status for the API's number. */
export function statusOf(number: number | null): ShortlistStatus {
  return statuses.find((one) => one === number) ?? shortlist.none
}

/** A status as text. */
export function useStatusWord() {
  const t = useTexts()
  const option = useOptionText()
  return (status: ShortlistStatus): string => (status ? option(shortlistLabels[status]) : t('shortlist.add'))
}

/** The star on a card: Shortlist, or the candidate's status (document 002 §4). */
export function ShortlistStar({ candidate }: ShortlistButtonProps) {
  const t = useTexts()
  const add = useShortlist()
  const word = useStatusWord()
  const status = statusOf(candidate.shortlisted)
  const open = !whyNotShortlist(status)
  return (
    <button
      type="button"
      aria-label={t('shortlist.name', { status: word(status), name: candidate.FullName })}
      aria-pressed={isShortlisted(status)}
      aria-disabled={!open || undefined}
      onClick={() => add({ ...candidate, status })}
      className={clsx(
        'inline-flex min-h-11 items-center gap-1.5 rounded-control px-3 text-sm font-semibold whitespace-nowrap transition-colors',
        open ? 'cursor-pointer text-brand enabled-hover:bg-brand-soft' : 'cursor-default text-ink',
      )}
    >
      <StarGlyph filled={isShortlisted(status)} />
      {word(status)}
    </button>
  )
}

/** The same as the main button of a profile; `slim` drops the border of the status, for the bar of a phone. */
export function ShortlistButton({ candidate, slim }: ShortlistButtonProps & { slim?: boolean }) {
  const add = useShortlist()
  const word = useStatusWord()
  const status = statusOf(candidate.shortlisted)
  const open = !whyNotShortlist(status)
  return (
    <Button
      tone={open ? 'primary' : slim ? 'ghost' : 'quiet'}
      icon={<StarGlyph filled={isShortlisted(status)} />}
      aria-pressed={isShortlisted(status)}
      aria-disabled={!open || undefined}
      onClick={() => add({ ...candidate, status })}
      className={clsx(!open && 'cursor-default! opacity-100!', !open && slim && slimStatus)}
    >
      {word(status)}
    </Button>
  )
}

const slimStatus = 'bg-transparent! px-0! text-left text-sm! text-ink! gap-1.5! shrink!'

/** The keyboard shortcut for Shortlist on a profile, shared by the buttons of both widths. */
export function ShortlistKey({ candidate }: ShortlistButtonProps) {
  const t = useTexts()
  const add = useShortlist()
  const shortlistThis = () => add({ ...candidate, status: statusOf(candidate.shortlisted) })
  useShortcuts([{ on: 's', label: t('keys.shortlist'), onPress: shortlistThis }])
  return null
}

function StarGlyph({ filled }: { filled: boolean }) {
  return (
    <Star
      aria-hidden
      strokeWidth={1.75}
      className={clsx(
        'size-5 shrink-0',
        filled && 'fill-accent stroke-[color-mix(in_oklab,var(--color-accent)_70%,var(--color-ink))]',
      )}
    />
  )
}
