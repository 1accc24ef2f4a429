/** Places and things around work, in Latin letters and in Devanagari. */
export const things: string =
  'mandir masjid gurudwara dargah temple church mosque paan kirana kheti shet sheti gaay bhains doodh nadi baba ' +
  'election naach gaana dukan dukaan ghar makaan bazar bazaar mela shaadi barat khet sabzi bhaji thela dhaba tapri ' +
  'kapda kapde juta chappal ghadi phal phool murti pooja puja prasad samosa vada misal dosa idli chawal roti ' +
  'return returned returnee paanwala paanwali chaiwala doodhwala sabziwala kirayedar ' +
  'मंदिर मस्जिद गुरुद्वारा दरगाह चर्च पान सायकल साइकिल किराणा किराना दुकान बाज़ार बाजार शेती शेत खेत खेती नदी ' +
  'गाय भैंस म्हैस दूध कपड़ा कपडे जूता चप्पल घड़ी घड्याळ मूर्ति पूजा प्रसाद फूल फल कक्षा इयत्ता'
