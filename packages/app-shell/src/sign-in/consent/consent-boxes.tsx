import { type ConsentKind, consentKinds } from '@pramaan/domain/consent'
import { CheckboxField } from '@pramaan/ui/checkbox-field'
import { RichText } from '../../texts/texts.tsx'
import { useShellTexts } from '../../texts/use-shell-texts.ts'
import { PolicyLink } from './policy-link.tsx'

type ConsentBoxesProps = {
  ticked: Readonly<Record<ConsentKind, boolean>>
  onTick: (kind: ConsentKind, on: boolean) => void
}

/** Privacy policy and terms, each with a link to its text; unticked until the person ticks them (000 §2, D11). */
export function ConsentBoxes({ ticked, onTick }: ConsentBoxesProps) {
  const t = useShellTexts()
  return (
    <fieldset>
      <legend className="sr-only">{t('consent.legend')}</legend>
      {consentKinds.map((kind) => (
        <CheckboxField
          key={kind}
          name={`consent-${kind}`}
          checked={ticked[kind]}
          onChange={(event) => onTick(kind, event.target.checked)}
          label={
            <span className="block text-balance">
              <RichText id={`consent.${kind}.label`} parts={[<PolicyLink key={kind} kind={kind} />]} />
            </span>
          }
        />
      ))}
    </fieldset>
  )
}
