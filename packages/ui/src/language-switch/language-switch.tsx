import { clsx } from 'clsx'

/** A language by its own name and tag (`hi`, 'हिन्दी'). */
export type Language = { tag: string; name: string }

/** Props of `LanguageSwitch`; `label` names the group for screen readers. */
export type LanguageSwitchProps = {
  label: string
  languages: readonly Language[]
  value: string
  onValue: (tag: string) => void
}

/** Shows every language by its own name; one press switches. */
export function LanguageSwitch({ label, languages, value, onValue }: LanguageSwitchProps) {
  return (
    <fieldset className="flex flex-wrap items-center gap-x-1">
      <legend className="sr-only">{label}</legend>
      {languages.map(({ tag, name }) => (
        <button
          key={tag}
          type="button"
          lang={tag}
          aria-pressed={tag === value}
          onClick={() => onValue(tag)}
          className={clsx(
            'min-h-11 cursor-pointer rounded-control px-2 font-languages text-sm',
            tag === value ? 'font-semibold text-ink' : 'font-medium text-ink-muted enabled-hover:text-ink',
          )}
        >
          {name}
        </button>
      ))}
    </fieldset>
  )
}
