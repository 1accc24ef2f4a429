import { tooLong } from '@pramaan/contract/too-long'
import { auditActions, auditGroupNames, auditGroups } from '@pramaan/domain/audit'
import { longestTerm } from '@pramaan/domain/search'
import { Button } from '@pramaan/ui/button'
import { SelectField } from '@pramaan/ui/select-field'
import { TextField } from '@pramaan/ui/text-field'
import { type FormEvent, useState } from 'react'
import { DayFields, isCrossed } from '../../lists/filters/day-fields.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { type AuditFilters, queryOf } from './use-audit.ts'

type AuditFormProps = { filters: AuditFilters; onSearch: (filters: AuditFilters) => void }

const nothing: AuditFilters = {
  who: '',
  about: '',
  group: undefined,
  action: undefined,
  lists: undefined,
  from: undefined,
  to: undefined,
}

/** Filters by actor, affected person, action and date, applied by a button or Enter. */
export function AuditForm({ filters, onSearch }: AuditFormProps) {
  const t = useTexts()
  const [typed, setTyped] = useState(filters)
  const set = (change: Partial<AuditFilters>) => setTyped({ ...typed, ...change })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const isLong = [typed.who, typed.about].some((text) => tooLong(text, longestTerm))
    if (!isCrossed(typed) && !isLong) onSearch({ ...typed, who: typed.who.trim(), about: typed.about.trim() })
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-wrap items-start gap-2">
      <PersonField
        label={t('audit.who')}
        hint={t('audit.who.placeholder')}
        value={typed.who}
        onValue={(who) => set({ who })}
      />
      <PersonField
        label={t('audit.about')}
        hint={t('audit.about.placeholder')}
        value={typed.about}
        onValue={(about) => set({ about })}
      />
      <SelectField
        dense
        label={t('audit.group')}
        className="w-40 max-sm:w-full"
        placeholder={t('audit.group.all')}
        options={auditGroupNames.flatMap((group) => [
          { value: group, label: t(`audit.group.${group}`) },
          ...auditGroups[group].map((action) => ({ value: action, label: `– ${t(`audit.action.${action}`)}` })),
        ])}
        value={typed.action ?? typed.group ?? ''}
        onChange={({ target: { value } }) =>
          set({
            group: auditGroupNames.find((name) => name === value),
            action: auditActions.find((name) => name === value),
          })
        }
      />
      <DayFields from={typed.from} to={typed.to} onChange={set} />
      <Button type="submit" tone="soft" size="sm" className="max-sm:w-full sm:mt-6.5">
        {t('audit.search')}
      </Button>
      {Object.keys(queryOf(filters)).length > 0 && (
        <Button
          tone="ghost"
          size="sm"
          className="max-sm:w-full sm:mt-6.5"
          onClick={() => {
            setTyped(nothing)
            onSearch(nothing)
          }}
        >
          {t('audit.clear')}
        </Button>
      )}
    </form>
  )
}

type PersonFieldProps = { label: string; hint: string; value: string; onValue: (value: string) => void }

function PersonField({ label, hint, value, onValue }: PersonFieldProps) {
  return (
    <TextField
      dense
      autoComplete="off"
      label={label}
      placeholder={hint}
      error={tooLong(value, longestTerm)}
      // They share what is left of the line, so that Search stays in it.
      className="max-w-48 flex-[1_1_8rem] max-sm:max-w-full max-sm:basis-full"
      value={value}
      onChange={(event) => onValue(event.target.value)}
    />
  )
}
