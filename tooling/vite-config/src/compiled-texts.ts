import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { type PluginOption, parseAst } from 'vite'

const catalogue = /\/src\/(?:[\w-]+\/)*(?:texts|option-labels)\/(?:[\w-]+\/)*[\w-]+\.ts$/

/**
 * Compiles the texts of the catalogues, so that a browser gets them ready to fill and not the compiler of ICU messages;
 * a malformed one stops the build. Tests run on the texts as written.
 */
export function compiledTexts(): PluginOption {
  return {
    name: 'compiled-texts',
    transform: {
      filter: { id: catalogue },
      // From the last text to the first, so that the places of those before it stay right.
      handler: (code) => ({ code: textsIn(code).reduceRight(compileIn, code), map: null }),
    },
  }
}

type Text = { start: number; end: number; value: string }

/** The texts of a catalogue: the strings that are values of its exported object, in the order of the file. */
function textsIn(code: string): Text[] {
  return parseAst(code)
    .body.flatMap((statement) => (statement.type === 'ExportNamedDeclaration' ? [statement.declaration] : []))
    .flatMap((declaration) => (declaration?.type === 'VariableDeclaration' ? declaration.declarations : []))
    .flatMap(({ init }) => (init?.type === 'ObjectExpression' ? init.properties : []))
    .flatMap((property) => (property.type === 'Property' && property.value.type === 'Literal' ? [property.value] : []))
    .flatMap(({ start, end, value }) => (typeof value === 'string' ? [{ start, end, value }] : []))
}

function compileIn(code: string, { start, end, value }: Text) {
  return `${code.slice(0, start)}${JSON.stringify(compileMessageOrThrow(value))}${code.slice(end)}`
}
