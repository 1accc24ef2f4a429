import { cityKey } from '@pramaan/domain/city'
import { anyPlace, pickerCities } from '@pramaan/domain/options'
import { Button } from '@pramaan/ui/button'
import { RadioCards } from '@pramaan/ui/radio-cards'
import { useState } from 'react'
import { PickField } from '../forms/pick-field.tsx'
import { useLocationOptions } from '../forms/use-location-options.ts'
import { useOptionText } from '../option/use-option-text.ts'
import { useKitTexts } from '../texts/use-kit-texts.ts'

/** Props of `CityChoice`; without a `city` anywhere is chosen. */
export type CityChoiceProps = {
  city: string | undefined
  own: string | undefined
  onChoose: (city: string) => void
  onDone: () => void
}

/** Any city by typing, or by one press the own one, the six of the document (000 §9), or anywhere. */
export function CityChoice({ city, own, onChoose, onDone }: CityChoiceProps) {
  const t = useKitTexts()
  const option = useOptionText()
  const isSame = (one: string, other: string | undefined) => other !== undefined && cityKey(one) === cityKey(other)
  const cities = own ? [own, ...pickerCities.filter((one) => !isSame(one, own))] : pickerCities
  const choices = [
    ...cities.map((one) => ({ value: one, label: option(one), ...(one === own && { note: t('city.own') }) })),
    { value: anyPlace, label: t('city.anywhere') },
  ]
  const chosen = city === undefined ? anyPlace : choices.find(({ value }) => isSame(value, city))?.value
  return (
    <div className="flex flex-col gap-4">
      <OtherCity
        start={chosen ? '' : (city ?? '')}
        onChoose={(typed) => {
          onChoose(typed)
          onDone()
        }}
      />
      <RadioCards
        label={t('city.label')}
        labelHidden
        columns={2}
        options={choices}
        value={chosen ?? ''}
        onValue={onChoose}
        // A press chooses and is done; the arrow keys only move the choice, and their click has no count.
        onClick={(event) => event.detail > 0 && onDone()}
      />
    </div>
  )
}

function OtherCity({ start, onChoose }: { start: string; onChoose: (city: string) => void }) {
  const t = useKitTexts()
  const { options, isPending } = useLocationOptions()
  const [typed, setTyped] = useState(start)
  return (
    <form
      className="flex items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        if (typed.trim()) onChoose(typed.trim())
      }}
    >
      <PickField
        free
        label={t('city.other')}
        className="min-w-0 flex-1"
        options={options}
        loading={isPending}
        value={typed}
        onValue={setTyped}
      />
      <Button type="submit" tone="quiet" disabled={!typed.trim()}>
        {t('city.choose')}
      </Button>
    </form>
  )
}
