import { firstSign } from '@pramaan/ui/first-sign'
import { useLoadUntilThere } from '@pramaan/ui/load-until-there'
import { Loading, SkeletonText } from '@pramaan/ui/skeleton'
import type { MoreFieldsProps } from './more-fields.tsx'

const load = () => import('./more-fields.tsx')

// A button opens them: if they can't load now, they load when it is pressed.
void firstSign()
  .then(load)
  .catch(() => undefined)

/** The filters that are not in the bar; their code loads at the first sign of a person. */
export function MoreFields(props: MoreFieldsProps) {
  const code = useLoadUntilThere(load)
  if (code) return <code.MoreFields {...props} />
  return (
    <Loading className="min-h-96">
      <SkeletonText />
    </Loading>
  )
}
