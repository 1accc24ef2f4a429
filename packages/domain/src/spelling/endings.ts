/** Endings of Hindi and Marathi words, each with what the word ends with without it: पुण्यात is in पुणे, ड्राइवरों drivers. */
const endings: readonly (readonly [RegExp, readonly string[]])[] = [
  [/्या(?:तिल|मध्ये|मधिल|साठि|तुन|त|चा|चि|चे|च्या|ला)$/u, ['े', 'ा']],
  [/ा(?:ंसाठि|ंमध्ये|ंचा|ंचि|ंचे|ंच्या|ंना|ंनि|साठि|मध्ये|मधिल|तिल|तुन|त|चा|चि|चे|च्या|ला)$/u, ['', 'ा']],
  [/(?:ेतिल|ेत|मध्ये|मधिल|साठि|तिल|तुन|त|चा|चि|चे|च्या|ला|ने)$/u, ['']],
  [/(?:ियों|ियां)$/u, ['ि']],
  [/(?:ों|ो|े|ें|ां|ा)$/u, ['', 'ा']],
]

/** Marathi endings in Latin letters, read only for cities: 'punyat' is in Pune. */
const latinEndings: readonly (readonly [RegExp, readonly string[]])[] = [
  [/ya(?:til|madhe|madhye|madhil|t|cha|chi|che|chya)$/, ['e', 'a']],
  [/(?:amadhe|amadhye|atil|at|madhe|madhye|madhil|til|mein|cha|chi|che|chya|t)$/, ['']],
]

function stems(word: string, table: typeof endings): string[] {
  return table.flatMap(([ending, others]) => {
    const stem = word.replace(ending, '')
    return stem === word || stem.length < 2 ? [] : others.map((other) => stem + other)
  })
}

/** What a folded Hindi or Marathi word may be without its ending. */
export function stemsOf(word: string): string[] {
  return stems(word, endings)
}

/** What a Marathi word in Latin letters may be without the ending for a place. */
export function cityStemsOf(word: string): string[] {
  return stems(word, latinEndings).filter(({ length }) => length > 2)
}
