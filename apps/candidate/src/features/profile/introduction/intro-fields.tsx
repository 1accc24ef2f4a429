import { mostDescriptionCharacters } from '@pramaan/domain/candidate'
import { TextArea } from '@pramaan/ui/text-area'
import { TextField } from '@pramaan/ui/text-field'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { useTexts } from '../../../texts/use-texts.ts'

type IntroFieldsProps = {
  /** The names of the form's fields. */
  field: (name: 'name' | 'description') => UseFormRegisterReturn & { error: string | undefined }
}

/** Full name, which is required, and description, at most 150 characters with a counter (document 000 §5). */
export function IntroFields({ field }: IntroFieldsProps) {
  const t = useTexts()
  return (
    <>
      <TextField
        label={t('intro.name')}
        placeholder={t('intro.name.placeholder')}
        autoComplete="name"
        required
        {...field('name')}
      />
      <TextArea
        label={t('intro.description')}
        help={t('intro.description.help')}
        counter={mostDescriptionCharacters}
        {...field('description')}
      />
    </>
  )
}
