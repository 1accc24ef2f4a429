import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Field, type FieldTexts, useFieldIds } from '../field/field.tsx'

/** A country in the picker: the stored value, its name ('India') and its dialling code ('+91'). */
type DialCountry = { value: string; name: string; dial: string }

/**
 * Props of `PhoneField`: those of a tel input, the field's texts, and the country picker's. The field does not validate
 * the number.
 */
export type PhoneFieldProps = Omit<ComponentProps<'input'>, 'type'> &
  FieldTexts & {
    countries: readonly DialCountry[]
    country: string
    /** Without it, the dialling code is only shown. */
    onCountry?: (country: string) => void
    /** The name of the list of countries. */
    countryLabel: string
  }

/** The country's dialling code, a divider, and the number as people write it. */
export function PhoneField(props: PhoneFieldProps) {
  const { label, labelHidden, note, help, error, countries, country, onCountry, countryLabel, className, ...input } =
    props
  const { id, control } = useFieldIds({ help, error }, input.id)
  const dial = countries.find((each) => each.value === country)?.dial ?? ''
  return (
    <Field id={id} label={label} labelHidden={labelHidden} note={note} help={help} error={error} className={className}>
      <span className="control flex min-h-12 items-stretch">
        <span className="relative flex shrink-0 items-center gap-1.5 border-line border-r pr-2.5 pl-3 font-medium">
          {dial}
          {onCountry && (
            <>
              <ChevronDown aria-hidden className="size-4" />
              <select
                aria-label={countryLabel}
                value={country}
                onChange={(event) => onCountry(event.target.value)}
                className="absolute inset-0 w-full rounded-l-control text-ink opacity-0"
              >
                {countries.map((each) => (
                  <option key={each.value} value={each.value}>
                    {each.name} {each.dial}
                  </option>
                ))}
              </select>
            </>
          )}
        </span>
        <input
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          {...input}
          {...control}
          className="min-w-0 flex-1 bg-transparent px-3 tracking-wide tabular-nums outline-none"
        />
      </span>
    </Field>
  )
}
