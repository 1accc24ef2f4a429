import { useSearchText } from '@pramaan/app-shell/forms/use-search-text.ts'
import { useDebouncedAction } from '@pramaan/app-shell/time/use-debounced-action.ts'
import { digitsOf } from '@pramaan/domain/digits'
import { TextField } from '@pramaan/ui/text-field'
import { useTexts } from '../../texts/use-texts.ts'
import type { PartnerFilterProps } from './use-partner-choices.ts'

/** Milliseconds without typing before the list is searched (document 002 §9). */
const restMilliseconds = 200

/** The maximum number of digits of a phone (document 002 §5). */
const mostDigits = 10

/** Digits only, at most ten; searched after a short pause. */
export function PhoneFilter({ filters, onChange }: Omit<PartnerFilterProps, 'onClear'>) {
  const t = useTexts()
  const [typed, setTyped, send] = useSearchText(filters.phoneFilter ?? '')
  const search = useDebouncedAction<{ phone: string }, void>(({ phone }) => {
    send(phone)
    onChange({ phoneFilter: phone || undefined })
  }, restMilliseconds)
  return (
    <TextField
      dense
      labelHidden
      className="w-36 max-lg:w-full"
      label={t('partner.phone')}
      placeholder={t('partner.phone')}
      inputMode="numeric"
      autoComplete="off"
      maxLength={mostDigits}
      value={typed}
      onChange={(event) => {
        const phone = digitsOf(event.target.value).slice(0, mostDigits)
        setTyped(phone)
        search.later({ phone })
      }}
    />
  )
}
