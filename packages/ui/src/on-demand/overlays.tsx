import { ConfirmContent } from '../confirm-dialog/confirm-content.tsx'
import { DialogContent } from '../dialog/dialog-content.tsx'
import { MenuContent } from '../menu/menu-content.tsx'
import { PopoverContent } from '../popover/popover-content.tsx'
import { PanelContent } from '../side-panel/panel-content.tsx'
import { TooltipContent } from '../tooltip/tooltip-content.tsx'

/** The contents of all overlays, loaded together. */
export const overlays = { ConfirmContent, DialogContent, MenuContent, PanelContent, PopoverContent, TooltipContent }
