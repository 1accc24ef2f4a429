import { pickerCities } from '@pramaan/domain/options'
import { Button } from '@pramaan/ui/button'
import { Dialog } from '@pramaan/ui/dialog'
import { RadioCards } from '@pramaan/ui/radio-cards'
import { ChevronDown, MapPin } from 'lucide-react'
import { useOpenHere } from '../router/use-open-here.ts'
import { useKitTexts } from '../texts/use-kit-texts.ts'
import { useCity } from './use-city.ts'

const options = pickerCities.map((city) => ({ value: city, label: city }))

/** The chosen city in the header; opens the choice of the six (document 000 §2, §9). */
export function LocationPicker() {
  const t = useKitTexts()
  const { city, choose } = useCity()
  const [open, setOpen] = useOpenHere()
  const trigger = (
    <Button tone="ghost" size="sm" aria-label={t('header.city', { city })} className="min-h-11! px-2.5! sm:px-3!">
      <MapPin aria-hidden />
      <span className="text-ink max-sm:max-w-20 max-sm:truncate max-[22rem]:hidden">{city}</span>
      <ChevronDown aria-hidden className="max-sm:hidden" />
    </Button>
  )
  return (
    <Dialog
      {...{ open, trigger }}
      onOpenChange={setOpen}
      title={t('header.city.title')}
      description={t('header.city.text')}
    >
      <RadioCards
        label={t('header.city.label')}
        labelHidden
        columns={2}
        options={options}
        value={city}
        onValue={choose}
        // A press chooses and is done; the arrow keys only move the choice, and their click has no count.
        onClick={(event) => event.detail > 0 && setOpen(false)}
      />
    </Dialog>
  )
}
