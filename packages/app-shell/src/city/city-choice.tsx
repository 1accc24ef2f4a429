import { cityKey } from '@pramaan/domain/city'
import { anyLocation, pickerCities } from '@pramaan/domain/options'
import { Button } from '@pramaan/ui/button'
import { RadioCards } from '@pramaan/ui/radio-cards'
import { useState } from 'react'
import { PickField } from '../forms/fields/pick-field.tsx'
import { useLocationOptions } from '../forms/fields/use-location-options.ts'
import { useOptionText } from '../texts/use-option-text.ts'
import { useShellTexts } from '../texts/use-shell-texts.ts'

/** Props of `CityChoice`; without a `city` anywhere is chosen. */
export type CityChoiceProps = {
  city: string | undefined
  ownCity: string | undefined
  onChoose: (city: string) => void
}

function isSame(one: string, other: string | undefined) {
  return other !== undefined && cityKey(one) === cityKey(other)
}

/** Chooses any city by typing, or with one press the person's own, one of the spec's six (000 §9), or anywhere. */
export function CityChoice({ city, ownCity, onChoose }: CityChoiceProps) {
  const t = useShellTexts()
  const option = useOptionText()
  const { options, isPending } = useLocationOptions()
  const cities = ownCity ? [ownCity, ...pickerCities.filter((one) => !isSame(one, ownCity))] : pickerCities
  const choices = [
    ...cities.map((one) => ({ value: one, label: option(one), ...(one === ownCity && { note: t('city.yours') }) })),
    { value: anyLocation, label: t('city.anywhere') },
  ]
  const offered = city === undefined ? anyLocation : choices.find(({ value }) => isSame(value, city))?.value
  const [typed, setTyped] = useState(offered ? '' : (city ?? ''))
  // A typed city that is cleared leaves 'Anywhere' chosen.
  const [marked, setMarked] = useState(offered ?? anyLocation)
  const pick = typed.trim() || marked
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        onChoose(pick)
      }}
    >
      <div className="flex items-end gap-2">
        <PickField
          free
          list="locations"
          label={t('city.other')}
          className="min-w-0 flex-1"
          options={options}
          loading={isPending}
          value={typed}
          onValue={setTyped}
        />
        <Button type="submit" tone="quiet">
          {t('city.choose')}
        </Button>
      </div>
      <RadioCards
        label={t('city.label')}
        labelHidden
        columns={2}
        options={choices}
        value={typed.trim() ? '' : marked}
        // The arrow keys only highlight a city, and Enter chooses it, because a click by keyboard has no count. A
        // pointer press chooses at once.
        onValue={(value) => {
          setTyped('')
          setMarked(value)
        }}
        onClick={(event) => event.detail > 0 && onChoose(event.currentTarget.value)}
      />
    </form>
  )
}
