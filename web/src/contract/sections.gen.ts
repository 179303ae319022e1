// Written by `make gen` from server/vitrine/content. Do not edit.

export const sections = {
  "home": {
    "name": "home",
    "anchor": "welcome",
    "route": "formhome",
    "draftKey": "currentLangDataHome",
    "alwaysShown": true,
    "shownWith": null,
    "page": null,
    "needs": [],
    "texts": [
      {
        "kind": "text",
        "name": "firstLine",
        "options": [
          "option1"
        ],
        "required": false,
        "optional": false,
        "unless": null,
        "style": "firstLine",
        "max_chars": 200,
        "multiline": false,
        "default": "",
        "part": "kicker",
        "alt_of": null,
        "named_after": null,
        "rich": false
      },
      {
        "kind": "text",
        "name": "headline",
        "options": [
          "option1"
        ],
        "required": false,
        "optional": false,
        "unless": null,
        "style": "headline",
        "max_chars": 200,
        "multiline": false,
        "default": "",
        "part": "title",
        "alt_of": null,
        "named_after": null,
        "rich": false
      },
      {
        "kind": "text",
        "name": "subtitle",
        "options": [
          "option2"
        ],
        "required": false,
        "optional": false,
        "unless": null,
        "style": "subtitle",
        "max_chars": 200,
        "multiline": false,
        "default": "",
        "part": "kicker",
        "alt_of": null,
        "named_after": null,
        "rich": false
      },
      {
        "kind": "text",
        "name": "title",
        "options": [
          "option2"
        ],
        "required": false,
        "optional": false,
        "unless": null,
        "style": "title",
        "max_chars": 200,
        "multiline": false,
        "default": "",
        "part": "title",
        "alt_of": null,
        "named_after": null,
        "rich": false
      },
      {
        "kind": "text",
        "name": "shortDescription",
        "options": [
          "option2"
        ],
        "required": false,
        "optional": false,
        "unless": null,
        "style": "shortDescription",
        "max_chars": 600,
        "multiline": true,
        "default": "",
        "part": "note",
        "alt_of": null,
        "named_after": null,
        "rich": false
      },
      {
        "kind": "text",
        "name": "logoText",
        "options": [
          "option3"
        ],
        "required": false,
        "optional": false,
        "unless": null,
        "style": "logoText",
        "max_chars": 200,
        "multiline": false,
        "default": "",
        "part": "kicker",
        "alt_of": null,
        "named_after": null,
        "rich": false
      },
      {
        "kind": "text",
        "name": "statement",
        "options": [
          "option3"
        ],
        "required": false,
        "optional": false,
        "unless": null,
        "style": "statement",
        "max_chars": 400,
        "multiline": false,
        "default": "",
        "part": "title",
        "alt_of": null,
        "named_after": null,
        "rich": false
      },
      {
        "kind": "text",
        "name": "footer",
        "options": [
          "option3"
        ],
        "required": false,
        "optional": false,
        "unless": null,
        "style": "footer",
        "max_chars": 400,
        "multiline": false,
        "default": "",
        "part": "note",
        "alt_of": null,
        "named_after": null,
        "rich": false
      },
      {
        "kind": "text",
        "name": "logoAlt",
        "options": [
          "option1",
          "option3"
        ],
        "required": false,
        "optional": true,
        "unless": null,
        "style": null,
        "max_chars": 200,
        "multiline": false,
        "default": "",
        "part": null,
        "alt_of": "logo",
        "named_after": null,
        "rich": false
      },
      {
        "kind": "text",
        "name": "photoAlt",
        "options": [
          "option2",
          "option3"
        ],
        "required": false,
        "optional": true,
        "unless": null,
        "style": null,
        "max_chars": 200,
        "multiline": false,
        "default": "",
        "part": null,
        "alt_of": "photo",
        "named_after": null,
        "rich": false
      }
    ],
    "styles": [
      {
        "name": "firstLine",
        "role": "lead",
        "fixedCase": null,
        "sets": {
          "classique": {
            "sizeRem": 1.0,
            "family": "Times New Roman",
            "weight": "normal",
            "uppercase": true,
            "lineHeight": 1.7
          },
          "moderne": {
            "sizeRem": 1.1,
            "family": "Arial",
            "weight": "normal",
            "uppercase": false,
            "lineHeight": 1.65
          },
          "editorial": {
            "sizeRem": 1.1,
            "family": "Georgia",
            "weight": "normal",
            "uppercase": false,
            "lineHeight": 1.5
          }
        },
        "moderneBefore": {
          "sizeRem": 1.1,
          "family": "Arial",
          "weight": "normal",
          "uppercase": false,
          "lineHeight": 1.65
        },
        "autoSizes": {
          "classique": {
            "option1": 1.0,
            "option2": 1.0,
            "option3": 1.0
          },
          "moderne": {
            "option1": 1.1,
            "option2": 2.0,
            "option3": 1.0
          },
          "editorial": {
            "option1": 1.1,
            "option2": 2.0,
            "option3": 1.0
          }
        }
      },
      {
        "name": "headline",
        "role": "display",
        "fixedCase": true,
        "sets": {
          "classique": {
            "sizeRem": 3.5,
            "family": "Times New Roman",
            "weight": "bold",
            "uppercase": true,
            "lineHeight": 1.02
          },
          "moderne": {
            "sizeRem": 3.5,
            "family": "Arial",
            "weight": "normal",
            "uppercase": true,
            "lineHeight": 1.05
          },
          "editorial": {
            "sizeRem": 3.5,
            "family": "Times New Roman",
            "weight": "normal",
            "uppercase": true,
            "lineHeight": 1.05
          }
        },
        "moderneBefore": {
          "sizeRem": 3.5,
          "family": "Arial",
          "weight": "bold",
          "uppercase": true,
          "lineHeight": 1.05
        },
        "autoSizes": {
          "classique": {
            "option1": 8.75,
            "option2": 3.5,
            "option3": 3.5
          },
          "moderne": {
            "option1": 8.75,
            "option2": 3.5,
            "option3": 3.5
          },
          "editorial": {
            "option1": 8.75,
            "option2": 3.5,
            "option3": 3.5
          }
        }
      },
      {
        "name": "subtitle",
        "role": "lead",
        "fixedCase": null,
        "sets": {
          "classique": {
            "sizeRem": 1.0,
            "family": "Times New Roman",
            "weight": "normal",
            "uppercase": true,
            "lineHeight": 1.7
          },
          "moderne": {
            "sizeRem": 1.1,
            "family": "Arial",
            "weight": "normal",
            "uppercase": false,
            "lineHeight": 1.65
          },
          "editorial": {
            "sizeRem": 1.1,
            "family": "Georgia",
            "weight": "normal",
            "uppercase": false,
            "lineHeight": 1.5
          }
        },
        "moderneBefore": {
          "sizeRem": 1.1,
          "family": "Arial",
          "weight": "normal",
          "uppercase": false,
          "lineHeight": 1.65
        },
        "autoSizes": {
          "classique": {
            "option1": 1.0,
            "option2": 1.0,
            "option3": 1.0
          },
          "moderne": {
            "option1": 1.1,
            "option2": 2.0,
            "option3": 1.0
          },
          "editorial": {
            "option1": 1.1,
            "option2": 2.0,
            "option3": 1.0
          }
        }
      },
      {
        "name": "title",
        "role": "statement",
        "fixedCase": null,
        "sets": {
          "classique": {
            "sizeRem": 3.5,
            "family": "Times New Roman",
            "weight": "bold",
            "uppercase": true,
            "lineHeight": 1.02
          },
          "moderne": {
            "sizeRem": 3.5,
            "family": "Arial",
            "weight": "normal",
            "uppercase": false,
            "lineHeight": 1.05
          },
          "editorial": {
            "sizeRem": 3.5,
            "family": "Times New Roman",
            "weight": "normal",
            "uppercase": false,
            "lineHeight": 1.05
          }
        },
        "moderneBefore": {
          "sizeRem": 3.5,
          "family": "Arial",
          "weight": "bold",
          "uppercase": false,
          "lineHeight": 1.05
        },
        "autoSizes": {
          "classique": {
            "option1": 3.5,
            "option2": 6.1,
            "option3": 3.5
          },
          "moderne": {
            "option1": 3.5,
            "option2": 8.1,
            "option3": 3.5
          },
          "editorial": {
            "option1": 3.5,
            "option2": 8.1,
            "option3": 3.5
          }
        }
      },
      {
        "name": "shortDescription",
        "role": "body",
        "fixedCase": null,
        "sets": {
          "classique": {
            "sizeRem": 1.0,
            "family": "Times New Roman",
            "weight": "normal",
            "uppercase": true,
            "lineHeight": 1.7
          },
          "moderne": {
            "sizeRem": 1.25,
            "family": "Arial",
            "weight": "normal",
            "uppercase": false,
            "lineHeight": 1.6
          },
          "editorial": {
            "sizeRem": 1.2,
            "family": "Georgia",
            "weight": "normal",
            "uppercase": false,
            "lineHeight": 1.65
          }
        },
        "moderneBefore": {
          "sizeRem": 1.25,
          "family": "Arial",
          "weight": "normal",
          "uppercase": false,
          "lineHeight": 1.65
        },
        "autoSizes": {
          "classique": {
            "option1": 1.0,
            "option2": 1.0,
            "option3": 1.0
          },
          "moderne": {
            "option1": 1.25,
            "option2": 1.125,
            "option3": 1.25
          },
          "editorial": {
            "option1": 1.2,
            "option2": 1.125,
            "option3": 1.25
          }
        }
      },
      {
        "name": "logoText",
        "role": "lead",
        "fixedCase": null,
        "sets": {
          "classique": {
            "sizeRem": 1.0,
            "family": "Times New Roman",
            "weight": "normal",
            "uppercase": true,
            "lineHeight": 1.7
          },
          "moderne": {
            "sizeRem": 1.1,
            "family": "Arial",
            "weight": "normal",
            "uppercase": false,
            "lineHeight": 1.65
          },
          "editorial": {
            "sizeRem": 1.1,
            "family": "Georgia",
            "weight": "normal",
            "uppercase": false,
            "lineHeight": 1.5
          }
        },
        "moderneBefore": {
          "sizeRem": 1.1,
          "family": "Arial",
          "weight": "normal",
          "uppercase": false,
          "lineHeight": 1.65
        },
        "autoSizes": {
          "classique": {
            "option1": 1.0,
            "option2": 1.0,
            "option3": 1.0
          },
          "moderne": {
            "option1": 1.1,
            "option2": 2.0,
            "option3": 1.0
          },
          "editorial": {
            "option1": 1.1,
            "option2": 2.0,
            "option3": 1.0
          }
        }
      },
      {
        "name": "statement",
        "role": "statement",
        "fixedCase": null,
        "sets": {
          "classique": {
            "sizeRem": 2.0,
            "family": "Times New Roman",
            "weight": "bold",
            "uppercase": true,
            "lineHeight": 1.02
          },
          "moderne": {
            "sizeRem": 3.5,
            "family": "Arial",
            "weight": "normal",
            "uppercase": false,
            "lineHeight": 1.05
          },
          "editorial": {
            "sizeRem": 3.5,
            "family": "Times New Roman",
            "weight": "normal",
            "uppercase": false,
            "lineHeight": 1.05
          }
        },
        "moderneBefore": {
          "sizeRem": 3.5,
          "family": "Arial",
          "weight": "bold",
          "uppercase": false,
          "lineHeight": 1.05
        },
        "autoSizes": {
          "classique": {
            "option1": 2.0,
            "option2": 2.0,
            "option3": 2.0
          },
          "moderne": {
            "option1": 3.5,
            "option2": 8.1,
            "option3": 3.5
          },
          "editorial": {
            "option1": 3.5,
            "option2": 8.1,
            "option3": 3.5
          }
        }
      },
      {
        "name": "footer",
        "role": "lead",
        "fixedCase": null,
        "sets": {
          "classique": {
            "sizeRem": 1.0,
            "family": "Times New Roman",
            "weight": "normal",
            "uppercase": true,
            "lineHeight": 1.7
          },
          "moderne": {
            "sizeRem": 1.1,
            "family": "Arial",
            "weight": "normal",
            "uppercase": false,
            "lineHeight": 1.65
          },
          "editorial": {
            "sizeRem": 1.1,
            "family": "Georgia",
            "weight": "normal",
            "uppercase": false,
            "lineHeight": 1.5
          }
        },
        "moderneBefore": {
          "sizeRem": 1.1,
          "family": "Arial",
          "weight": "normal",
          "uppercase": false,
          "lineHeight": 1.65
        },
        "autoSizes": {
          "classique": {
            "option1": 1.0,
            "option2": 1.0,
            "option3": 1.0
          },
          "moderne": {
            "option1": 1.1,
            "option2": 2.0,
            "option3": 1.0
          },
          "editorial": {
            "option1": 1.1,
            "option2": 2.0,
            "option3": 1.0
          }
        }
      }
    ],
    "settings": [
      {
        "kind": "media",
        "name": "logo",
        "options": [
          "option1",
          "option3"
        ],
        "required": false,
        "optional": true,
        "unless": null,
        "accepts": "image",
        "paid": false,
        "needed": false
      },
      {
        "kind": "media",
        "name": "photo",
        "options": [
          "option2",
          "option3"
        ],
        "required": false,
        "optional": true,
        "unless": null,
        "accepts": "image",
        "paid": true,
        "needed": false
      },
      {
        "kind": "focus",
        "name": "photoFocus",
        "options": [
          "option2",
          "option3"
        ],
        "required": false,
        "optional": true,
        "unless": null,
        "of": "photo"
      },
      {
        "kind": "media",
        "name": "cv",
        "options": [
          "option1",
          "option2",
          "option3"
        ],
        "required": false,
        "optional": true,
        "unless": null,
        "accepts": "file",
        "paid": true,
        "needed": false
      },
      {
        "kind": "source",
        "name": "cvSource",
        "options": [
          "option1",
          "option2",
          "option3"
        ],
        "required": false,
        "optional": true,
        "unless": null,
        "values": [
          "file",
          "classic",
          "modern"
        ],
        "default": "file",
        "keeps_unknown": false,
        "paid": false,
        "free_values": [],
        "about": "cv"
      },
      {
        "kind": "flag",
        "name": "showsLogo",
        "options": [
          "option1",
          "option3"
        ],
        "required": false,
        "optional": false,
        "unless": null,
        "default": true,
        "about": "logo",
        "in_one_colour": false,
        "of_part": null
      },
      {
        "kind": "flag",
        "name": "showsPhoto",
        "options": [
          "option2"
        ],
        "required": false,
        "optional": false,
        "unless": null,
        "default": true,
        "about": "photo",
        "in_one_colour": false,
        "of_part": null
      },
      {
        "kind": "flag",
        "name": "showsImage",
        "options": [
          "option3"
        ],
        "required": false,
        "optional": false,
        "unless": null,
        "default": true,
        "about": "photo",
        "in_one_colour": false,
        "of_part": null
      },
      {
        "kind": "flag",
        "name": "keepsLogoColours",
        "options": [
          "option1",
          "option3"
        ],
        "required": false,
        "optional": true,
        "unless": null,
        "default": false,
        "about": "logo",
        "in_one_colour": true,
        "of_part": null
      },
      {
        "kind": "flag",
        "name": "hasNoTitle",
        "options": [
          "option1",
          "option2",
          "option3"
        ],
        "required": false,
        "optional": true,
        "unless": null,
        "default": false,
        "about": null,
        "in_one_colour": false,
        "of_part": "title"
      },
      {
        "kind": "flag",
        "name": "showsCv",
        "options": [
          "option1",
          "option2",
          "option3"
        ],
        "required": false,
        "optional": false,
        "unless": null,
        "default": true,
        "about": "cv",
        "in_one_colour": false,
        "of_part": null
      },
      {
        "kind": "choice",
        "name": "photoShape",
        "options": [
          "option2"
        ],
        "required": false,
        "optional": false,
        "unless": null,
        "values": [
          "ronde",
          "carre"
        ],
        "default": "ronde",
        "keeps_unknown": false,
        "paid": false,
        "free_values": []
      },
      {
        "kind": "choice",
        "name": "imageSize",
        "options": [
          "option1",
          "option2",
          "option3"
        ],
        "required": false,
        "optional": false,
        "unless": null,
        "values": [
          "normal",
          "small"
        ],
        "default": "normal",
        "keeps_unknown": true,
        "paid": false,
        "free_values": []
      }
    ],
    "lists": []
  },
  "about": {
    "name": "about",
    "anchor": "propos",
    "route": "formpropos",
    "draftKey": "currentLangDataPropos",
    "alwaysShown": false,
    "shownWith": null,
    "page": null,
    "needs": [],
    "texts": [
      {
        "kind": "text",
        "name": "heading",
        "options": [
          "option1",
          "option2",
          "option3"
        ],
        "required": false,
        "optional": false,
        "unless": null,
        "style": "heading",
        "max_chars": 200,
        "multiline": false,
        "default": "",
        "part": null,
        "alt_of": null,
        "named_after": null,
        "rich": false
      },
      {
        "kind": "text",
        "name": "body",
        "options": [
          "option1",
          "option2",
          "option3"
        ],
        "required": false,
        "optional": false,
        "unless": null,
        "style": "body",
        "max_chars": 5000,
        "multiline": true,
        "default": "",
        "part": null,
        "alt_of": null,
        "named_after": null,
        "rich": true
      },
      {
        "kind": "text",
        "name": "galleryTitle",
        "options": [
          "option2"
        ],
        "required": false,
        "optional": true,
        "unless": null,
        "style": "galleryTitle",
        "max_chars": 200,
        "multiline": false,
        "default": "",
        "part": null,
        "alt_of": null,
        "named_after": null,
        "rich": false
      },
      {
        "kind": "text",
        "name": "secondBody",
        "options": [
          "option2"
        ],
        "required": false,
        "optional": true,
        "unless": null,
        "style": "secondBody",
        "max_chars": 5000,
        "multiline": true,
        "default": "",
        "part": null,
        "alt_of": null,
        "named_after": null,
        "rich": true
      }
    ],
    "styles": [
      {
        "name": "heading",
        "role": "heading",
        "fixedCase": null,
        "sets": {
          "classique": {
            "sizeRem": 2.0,
            "family": "Times New Roman",
            "weight": "bold",
            "uppercase": true,
            "lineHeight": 1.15
          },
          "moderne": {
            "sizeRem": 2.0,
            "family": "Arial",
            "weight": "normal",
            "uppercase": false,
            "lineHeight": 1.15
          },
          "editorial": {
            "sizeRem": 2.8,
            "family": "Times New Roman",
            "weight": "normal",
            "uppercase": false,
            "lineHeight": 1.1
          }
        },
        "moderneBefore": {
          "sizeRem": 2.0,
          "family": "Arial",
          "weight": "bold",
          "uppercase": false,
          "lineHeight": 1.15
        },
        "autoSizes": {
          "classique": {
            "option1": 2.0,
            "option2": 2.0,
            "option3": 2.0
          },
          "moderne": {
            "option1": 2.0,
            "option2": 4.4,
            "option3": 2.0
          },
          "editorial": {
            "option1": 2.8,
            "option2": 4.4,
            "option3": 2.0
          }
        }
      },
      {
        "name": "body",
        "role": "body",
        "fixedCase": null,
        "sets": {
          "classique": {
            "sizeRem": 1.0,
            "family": "Times New Roman",
            "weight": "normal",
            "uppercase": true,
            "lineHeight": 1.7
          },
          "moderne": {
            "sizeRem": 1.25,
            "family": "Arial",
            "weight": "normal",
            "uppercase": false,
            "lineHeight": 1.6
          },
          "editorial": {
            "sizeRem": 1.2,
            "family": "Georgia",
            "weight": "normal",
            "uppercase": false,
            "lineHeight": 1.65
          }
        },
        "moderneBefore": {
          "sizeRem": 1.25,
          "family": "Arial",
          "weight": "normal",
          "uppercase": false,
          "lineHeight": 1.65
        },
        "autoSizes": {
          "classique": {
            "option1": 1.0,
            "option2": 1.0,
            "option3": 1.0
          },
          "moderne": {
            "option1": 1.25,
            "option2": 1.125,
            "option3": 1.25
          },
          "editorial": {
            "option1": 1.2,
            "option2": 1.125,
            "option3": 1.25
          }
        }
      },
      {
        "name": "galleryTitle",
        "role": "subheading",
        "fixedCase": null,
        "sets": {
          "classique": {
            "sizeRem": 1.5,
            "family": "Times New Roman",
            "weight": "bold",
            "uppercase": true,
            "lineHeight": 1.2
          },
          "moderne": {
            "sizeRem": 1.5,
            "family": "Arial",
            "weight": "normal",
            "uppercase": false,
            "lineHeight": 1.2
          },
          "editorial": {
            "sizeRem": 2.0,
            "family": "Times New Roman",
            "weight": "normal",
            "uppercase": false,
            "lineHeight": 1.15
          }
        },
        "moderneBefore": {
          "sizeRem": 1.5,
          "family": "Arial",
          "weight": "bold",
          "uppercase": false,
          "lineHeight": 1.2
        },
        "autoSizes": {
          "classique": {
            "option1": 1.5,
            "option2": 1.5,
            "option3": 1.5
          },
          "moderne": {
            "option1": 1.5,
            "option2": 1.75,
            "option3": 1.25
          },
          "editorial": {
            "option1": 2.0,
            "option2": 1.75,
            "option3": 1.25
          }
        }
      },
      {
        "name": "secondBody",
        "role": "body",
        "fixedCase": null,
        "sets": {
          "classique": {
            "sizeRem": 1.2,
            "family": "Courier New",
            "weight": "normal",
            "uppercase": true,
            "lineHeight": 1.4
          },
          "moderne": {
            "sizeRem": 1.25,
            "family": "Arial",
            "weight": "normal",
            "uppercase": false,
            "lineHeight": 1.6
          },
          "editorial": {
            "sizeRem": 1.2,
            "family": "Georgia",
            "weight": "normal",
            "uppercase": false,
            "lineHeight": 1.65
          }
        },
        "moderneBefore": {
          "sizeRem": 1.25,
          "family": "Arial",
          "weight": "normal",
          "uppercase": false,
          "lineHeight": 1.65
        },
        "autoSizes": {
          "classique": {
            "option1": 1.2,
            "option2": 1.2,
            "option3": 1.2
          },
          "moderne": {
            "option1": 1.25,
            "option2": 1.125,
            "option3": 1.25
          },
          "editorial": {
            "option1": 1.2,
            "option2": 1.125,
            "option3": 1.25
          }
        }
      },
      {
        "name": "itemTitle",
        "role": "itemTitle",
        "fixedCase": null,
        "sets": {
          "classique": {
            "sizeRem": 1.5,
            "family": "Times New Roman",
            "weight": "bold",
            "uppercase": true,
            "lineHeight": 1.2
          },
          "moderne": {
            "sizeRem": 1.1,
            "family": "Arial",
            "weight": "bold",
            "uppercase": false,
            "lineHeight": 1.3
          },
          "editorial": {
            "sizeRem": 1.5,
            "family": "Times New Roman",
            "weight": "normal",
            "uppercase": false,
            "lineHeight": 1.2
          }
        },
        "moderneBefore": {
          "sizeRem": 1.1,
          "family": "Arial",
          "weight": "bold",
          "uppercase": false,
          "lineHeight": 1.3
        },
        "autoSizes": {
          "classique": {
            "option1": 1.5,
            "option2": 1.5,
            "option3": 1.5
          },
          "moderne": {
            "option1": 1.1,
            "option2": 1.75,
            "option3": 1.5
          },
          "editorial": {
            "option1": 1.5,
            "option2": 1.75,
            "option3": 1.5
          }
        }
      },
      {
        "name": "itemText",
        "role": "itemText",
        "fixedCase": null,
        "sets": {
          "classique": {
            "sizeRem": 1.0,
            "family": "Times New Roman",
            "weight": "normal",
            "uppercase": true,
            "lineHeight": 1.7
          },
          "moderne": {
            "sizeRem": 1.0,
            "family": "Arial",
            "weight": "normal",
            "uppercase": false,
            "lineHeight": 1.65
          },
          "editorial": {
            "sizeRem": 1.0,
            "family": "Georgia",
            "weight": "normal",
            "uppercase": false,
            "lineHeight": 1.7
          }
        },
        "moderneBefore": {
          "sizeRem": 1.0,
          "family": "Arial",
          "weight": "normal",
          "uppercase": false,
          "lineHeight": 1.65
        },
        "autoSizes": {
          "classique": {
            "option1": 1.0,
            "option2": 1.0,
            "option3": 1.0
          },
          "moderne": {
            "option1": 1.0,
            "option2": 1.0,
            "option3": 1.0
          },
          "editorial": {
            "option1": 1.0,
            "option2": 1.0,
            "option3": 1.0
          }
        }
      }
    ],
    "settings": [],
    "lists": [
      {
        "name": "team",
        "item": "TeamMember",
        "namedBy": [
          "name"
        ],
        "says": "role",
        "saysNothing": "",
        "options": [
          "option2"
        ],
        "shared": false,
        "paid": true,
        "maxItems": 100,
        "draftKey": "images",
        "fields": [
          {
            "kind": "media",
            "name": "image",
            "options": [
              "option1",
              "option2",
              "option3"
            ],
            "required": true,
            "optional": false,
            "unless": null,
            "accepts": "image",
            "paid": true,
            "needed": false
          },
          {
            "kind": "focus",
            "name": "imageFocus",
            "options": [
              "option1",
              "option2",
              "option3"
            ],
            "required": false,
            "optional": true,
            "unless": null,
            "of": "image"
          },
          {
            "kind": "text",
            "name": "name",
            "options": [
              "option1",
              "option2",
              "option3"
            ],
            "required": false,
            "optional": true,
            "unless": null,
            "style": "itemTitle",
            "max_chars": 200,
            "multiline": false,
            "default": "",
            "part": null,
            "alt_of": null,
            "named_after": null,
            "rich": false
          },
          {
            "kind": "text",
            "name": "role",
            "options": [
              "option1",
              "option2",
              "option3"
            ],
            "required": false,
            "optional": true,
            "unless": null,
            "style": "itemText",
            "max_chars": 200,
            "multiline": false,
            "default": "",
            "part": null,
            "alt_of": null,
            "named_after": null,
            "rich": false
          },
          {
            "kind": "text",
            "name": "alt",
            "options": [
              "option1",
              "option2",
              "option3"
            ],
            "required": false,
            "optional": true,
            "unless": null,
            "style": null,
            "max_chars": 200,
            "multiline": false,
            "default": "",
            "part": null,
            "alt_of": null,
            "named_after": null,
            "rich": false
          }
        ]
      },
      {
        "name": "photos",
        "item": "AboutPhoto",
        "namedBy": [],
        "says": null,
        "saysNothing": "",
        "options": [
          "option3"
        ],
        "shared": true,
        "paid": true,
        "maxItems": 2,
        "draftKey": null,
        "fields": [
          {
            "kind": "media",
            "name": "image",
            "options": [
              "option1",
              "option2",
              "option3"
            ],
            "required": true,
            "optional": false,
            "unless": null,
            "accepts": "image",
            "paid": true,
            "needed": false
          },
          {
            "kind": "focus",
            "name": "imageFocus",
            "options": [
              "option1",
              "option2",
              "option3"
            ],
            "required": false,
            "optional": true,
            "unless": null,
            "of": "image"
          },
          {
            "kind": "localized",
            "name": "alt",
            "options": [
              "option1",
              "option2",
              "option3"
            ],
            "required": false,
            "optional": true,
            "unless": null,
            "max_chars": 200
          }
        ]
      }
    ]
  },
  "projects": {
    "name": "projects",
    "anchor": "projet",
    "route": "formprojet",
    "draftKey": "currentLangDataProjet",
    "alwaysShown": false,
    "shownWith": null,
    "page": null,
    "needs": [],
    "texts": [
      {
        "kind": "text",
        "name": "heading",
        "options": [
          "option1",
          "option2",
          "option3"
        ],
        "required": false,
        "optional": false,
        "unless": null,
        "style": "heading",
        "max_chars": 200,
        "multiline": false,
        "default": "",
        "part": null,
        "alt_of": null,
        "named_after": null,
        "rich": false
      }
    ],
    "styles": [
      {
        "name": "heading",
        "role": "heading",
        "fixedCase": null,
        "sets": {
          "classique": {
            "sizeRem": 1.0,
            "family": "Arial",
            "weight": "lighter",
            "uppercase": false,
            "lineHeight": 1.2
          },
          "moderne": {
            "sizeRem": 2.0,
            "family": "Arial",
            "weight": "normal",
            "uppercase": false,
            "lineHeight": 1.15
          },
          "editorial": {
            "sizeRem": 2.8,
            "family": "Times New Roman",
            "weight": "normal",
            "uppercase": false,
            "lineHeight": 1.1
          }
        },
        "moderneBefore": {
          "sizeRem": 2.0,
          "family": "Arial",
          "weight": "bold",
          "uppercase": false,
          "lineHeight": 1.15
        },
        "autoSizes": {
          "classique": {
            "option1": 1.0,
            "option2": 1.0,
            "option3": 1.0
          },
          "moderne": {
            "option1": 2.0,
            "option2": 4.4,
            "option3": 2.0
          },
          "editorial": {
            "option1": 2.8,
            "option2": 4.4,
            "option3": 2.0
          }
        }
      },
      {
        "name": "itemTitle",
        "role": "itemTitle",
        "fixedCase": null,
        "sets": {
          "classique": {
            "sizeRem": 1.5,
            "family": "Times New Roman",
            "weight": "bold",
            "uppercase": true,
            "lineHeight": 1.2
          },
          "moderne": {
            "sizeRem": 1.1,
            "family": "Arial",
            "weight": "bold",
            "uppercase": false,
            "lineHeight": 1.3
          },
          "editorial": {
            "sizeRem": 1.5,
            "family": "Times New Roman",
            "weight": "normal",
            "uppercase": false,
            "lineHeight": 1.2
          }
        },
        "moderneBefore": {
          "sizeRem": 1.1,
          "family": "Arial",
          "weight": "bold",
          "uppercase": false,
          "lineHeight": 1.3
        },
        "autoSizes": {
          "classique": {
            "option1": 1.5,
            "option2": 1.5,
            "option3": 1.5
          },
          "moderne": {
            "option1": 1.1,
            "option2": 1.75,
            "option3": 1.5
          },
          "editorial": {
            "option1": 1.5,
            "option2": 1.75,
            "option3": 1.5
          }
        }
      },
      {
        "name": "itemText",
        "role": "itemText",
        "fixedCase": null,
        "sets": {
          "classique": {
            "sizeRem": 1.0,
            "family": "Times New Roman",
            "weight": "normal",
            "uppercase": true,
            "lineHeight": 1.7
          },
          "moderne": {
            "sizeRem": 1.0,
            "family": "Arial",
            "weight": "normal",
            "uppercase": false,
            "lineHeight": 1.65
          },
          "editorial": {
            "sizeRem": 1.0,
            "family": "Georgia",
            "weight": "normal",
            "uppercase": false,
            "lineHeight": 1.7
          }
        },
        "moderneBefore": {
          "sizeRem": 1.0,
          "family": "Arial",
          "weight": "normal",
          "uppercase": false,
          "lineHeight": 1.65
        },
        "autoSizes": {
          "classique": {
            "option1": 1.0,
            "option2": 1.0,
            "option3": 1.0
          },
          "moderne": {
            "option1": 1.0,
            "option2": 1.0,
            "option3": 1.0
          },
          "editorial": {
            "option1": 1.0,
            "option2": 1.0,
            "option3": 1.0
          }
        }
      }
    ],
    "settings": [
      {
        "kind": "flag",
        "name": "usesSecondCarousel",
        "options": [
          "option3"
        ],
        "required": false,
        "optional": false,
        "unless": null,
        "default": false,
        "about": null,
        "in_one_colour": false,
        "of_part": null
      }
    ],
    "lists": [
      {
        "name": "projects",
        "item": "Project",
        "namedBy": [
          "title"
        ],
        "says": "description",
        "saysNothing": "",
        "options": [
          "option1",
          "option2",
          "option3"
        ],
        "shared": false,
        "paid": false,
        "maxItems": 100,
        "draftKey": "imageItems",
        "fields": [
          {
            "kind": "media",
            "name": "image",
            "options": [
              "option1",
              "option2",
              "option3"
            ],
            "required": true,
            "optional": false,
            "unless": null,
            "accepts": "image",
            "paid": false,
            "needed": false
          },
          {
            "kind": "focus",
            "name": "imageFocus",
            "options": [
              "option1",
              "option2",
              "option3"
            ],
            "required": false,
            "optional": true,
            "unless": null,
            "of": "image"
          },
          {
            "kind": "text",
            "name": "title",
            "options": [
              "option1",
              "option2",
              "option3"
            ],
            "required": false,
            "optional": true,
            "unless": null,
            "style": "itemTitle",
            "max_chars": 200,
            "multiline": false,
            "default": "",
            "part": null,
            "alt_of": null,
            "named_after": null,
            "rich": false
          },
          {
            "kind": "text",
            "name": "description",
            "options": [
              "option2",
              "option3"
            ],
            "required": false,
            "optional": true,
            "unless": null,
            "style": "itemText",
            "max_chars": 1000,
            "multiline": true,
            "default": "",
            "part": null,
            "alt_of": null,
            "named_after": null,
            "rich": true
          },
          {
            "kind": "link",
            "name": "link",
            "options": [
              "option2",
              "option3"
            ],
            "required": false,
            "optional": true,
            "unless": null,
            "max_chars": 2000,
            "offered_from": null
          },
          {
            "kind": "text",
            "name": "alt",
            "options": [
              "option1",
              "option2",
              "option3"
            ],
            "required": false,
            "optional": true,
            "unless": null,
            "style": null,
            "max_chars": 200,
            "multiline": false,
            "default": "",
            "part": null,
            "alt_of": null,
            "named_after": null,
            "rich": false
          },
          {
            "kind": "ownpage",
            "name": "page",
            "options": [
              "option1",
              "option2",
              "option3"
            ],
            "required": false,
            "optional": true,
            "unless": null,
            "record": "ProjectPage",
            "address": "projet",
            "fields": [
              {
                "kind": "flag",
                "name": "isShown",
                "options": [
                  "option1",
                  "option2",
                  "option3"
                ],
                "required": false,
                "optional": false,
                "unless": null,
                "default": false,
                "about": null,
                "in_one_colour": false,
                "of_part": null
              },
              {
                "kind": "pagename",
                "name": "name",
                "options": [
                  "option1",
                  "option2",
                  "option3"
                ],
                "required": false,
                "optional": false,
                "unless": null,
                "max_chars": 60
              },
              {
                "kind": "rows",
                "name": "pictures",
                "options": [
                  "option1",
                  "option2",
                  "option3"
                ],
                "required": false,
                "optional": false,
                "unless": null,
                "row": "PagePicture",
                "fields": [
                  {
                    "kind": "media",
                    "name": "image",
                    "options": [
                      "option1",
                      "option2",
                      "option3"
                    ],
                    "required": true,
                    "optional": false,
                    "unless": null,
                    "accepts": "image",
                    "paid": false,
                    "needed": false
                  },
                  {
                    "kind": "focus",
                    "name": "imageFocus",
                    "options": [
                      "option1",
                      "option2",
                      "option3"
                    ],
                    "required": false,
                    "optional": true,
                    "unless": null,
                    "of": "image"
                  },
                  {
                    "kind": "text",
                    "name": "caption",
                    "options": [
                      "option1",
                      "option2",
                      "option3"
                    ],
                    "required": false,
                    "optional": true,
                    "unless": null,
                    "style": null,
                    "max_chars": 300,
                    "multiline": false,
                    "default": "",
                    "part": null,
                    "alt_of": null,
                    "named_after": null,
                    "rich": false
                  },
                  {
                    "kind": "text",
                    "name": "alt",
                    "options": [
                      "option1",
                      "option2",
                      "option3"
                    ],
                    "required": false,
                    "optional": true,
                    "unless": null,
                    "style": null,
                    "max_chars": 200,
                    "multiline": false,
                    "default": "",
                    "part": null,
                    "alt_of": null,
                    "named_after": null,
                    "rich": false
                  },
                  {
                    "kind": "choice",
                    "name": "width",
                    "options": [
                      "option1",
                      "option2",
                      "option3"
                    ],
                    "required": false,
                    "optional": false,
                    "unless": null,
                    "values": [
                      "wide",
                      "half"
                    ],
                    "default": "wide",
                    "keeps_unknown": false,
                    "paid": false,
                    "free_values": []
                  }
                ],
                "max_rows": 30
              },
              {
                "kind": "text",
                "name": "story",
                "options": [
                  "option1",
                  "option2",
                  "option3"
                ],
                "required": false,
                "optional": true,
                "unless": null,
                "style": null,
                "max_chars": 5000,
                "multiline": true,
                "default": "",
                "part": null,
                "alt_of": null,
                "named_after": null,
                "rich": true
              },
              {
                "kind": "text",
                "name": "client",
                "options": [
                  "option1",
                  "option2",
                  "option3"
                ],
                "required": false,
                "optional": true,
                "unless": null,
                "style": null,
                "max_chars": 200,
                "multiline": false,
                "default": "",
                "part": null,
                "alt_of": null,
                "named_after": null,
                "rich": false
              },
              {
                "kind": "text",
                "name": "year",
                "options": [
                  "option1",
                  "option2",
                  "option3"
                ],
                "required": false,
                "optional": true,
                "unless": null,
                "style": null,
                "max_chars": 40,
                "multiline": false,
                "default": "",
                "part": null,
                "alt_of": null,
                "named_after": null,
                "rich": false
              },
              {
                "kind": "text",
                "name": "role",
                "options": [
                  "option1",
                  "option2",
                  "option3"
                ],
                "required": false,
                "optional": true,
                "unless": null,
                "style": null,
                "max_chars": 200,
                "multiline": false,
                "default": "",
                "part": null,
                "alt_of": null,
                "named_after": null,
                "rich": false
              },
              {
                "kind": "text",
                "name": "team",
                "options": [
                  "option1",
                  "option2",
                  "option3"
                ],
                "required": false,
                "optional": true,
                "unless": null,
                "style": null,
                "max_chars": 200,
                "multiline": false,
                "default": "",
                "part": null,
                "alt_of": null,
                "named_after": null,
                "rich": false
              },
              {
                "kind": "rows",
                "name": "links",
                "options": [
                  "option1",
                  "option2",
                  "option3"
                ],
                "required": false,
                "optional": false,
                "unless": null,
                "row": "PageLink",
                "fields": [
                  {
                    "kind": "text",
                    "name": "label",
                    "options": [
                      "option1",
                      "option2",
                      "option3"
                    ],
                    "required": false,
                    "optional": true,
                    "unless": null,
                    "style": null,
                    "max_chars": 80,
                    "multiline": false,
                    "default": "",
                    "part": null,
                    "alt_of": null,
                    "named_after": null,
                    "rich": false
                  },
                  {
                    "kind": "link",
                    "name": "address",
                    "options": [
                      "option1",
                      "option2",
                      "option3"
                    ],
                    "required": false,
                    "optional": false,
                    "unless": null,
                    "max_chars": 2000,
                    "offered_from": null
                  }
                ],
                "max_rows": 6
              },
              {
                "kind": "film",
                "name": "film",
                "options": [
                  "option1",
                  "option2",
                  "option3"
                ],
                "required": false,
                "optional": true,
                "unless": null,
                "max_chars": 2000
              },
              {
                "kind": "media",
                "name": "poster",
                "options": [
                  "option1",
                  "option2",
                  "option3"
                ],
                "required": false,
                "optional": true,
                "unless": null,
                "accepts": "image",
                "paid": false,
                "needed": false
              },
              {
                "kind": "focus",
                "name": "posterFocus",
                "options": [
                  "option1",
                  "option2",
                  "option3"
                ],
                "required": false,
                "optional": true,
                "unless": null,
                "of": "poster"
              },
              {
                "kind": "formernames",
                "name": "formerNames",
                "options": [
                  "option1",
                  "option2",
                  "option3"
                ],
                "required": false,
                "optional": false,
                "unless": null
              }
            ],
            "paid": true
          }
        ]
      }
    ]
  },
  "skills": {
    "name": "skills",
    "anchor": "competance",
    "route": "formcompetance",
    "draftKey": "currentLangDataCompetance",
    "alwaysShown": false,
    "shownWith": null,
    "page": null,
    "needs": [],
    "texts": [
      {
        "kind": "text",
        "name": "heading",
        "options": [
          "option1",
          "option2",
          "option3"
        ],
        "required": false,
        "optional": false,
        "unless": null,
        "style": "heading",
        "max_chars": 200,
        "multiline": false,
        "default": "",
        "part": null,
        "alt_of": null,
        "named_after": null,
        "rich": false
      }
    ],
    "styles": [
      {
        "name": "heading",
        "role": "heading",
        "fixedCase": null,
        "sets": {
          "classique": {
            "sizeRem": 2.0,
            "family": "Times New Roman",
            "weight": "bold",
            "uppercase": true,
            "lineHeight": 1.15
          },
          "moderne": {
            "sizeRem": 2.0,
            "family": "Arial",
            "weight": "normal",
            "uppercase": false,
            "lineHeight": 1.15
          },
          "editorial": {
            "sizeRem": 2.8,
            "family": "Times New Roman",
            "weight": "normal",
            "uppercase": false,
            "lineHeight": 1.1
          }
        },
        "moderneBefore": {
          "sizeRem": 2.0,
          "family": "Arial",
          "weight": "bold",
          "uppercase": false,
          "lineHeight": 1.15
        },
        "autoSizes": {
          "classique": {
            "option1": 2.0,
            "option2": 2.0,
            "option3": 2.0
          },
          "moderne": {
            "option1": 2.0,
            "option2": 2.75,
            "option3": 2.0
          },
          "editorial": {
            "option1": 2.8,
            "option2": 2.75,
            "option3": 2.0
          }
        }
      },
      {
        "name": "itemTitle",
        "role": "itemTitle",
        "fixedCase": null,
        "sets": {
          "classique": {
            "sizeRem": 1.5,
            "family": "Times New Roman",
            "weight": "bold",
            "uppercase": true,
            "lineHeight": 1.2
          },
          "moderne": {
            "sizeRem": 1.1,
            "family": "Arial",
            "weight": "bold",
            "uppercase": false,
            "lineHeight": 1.3
          },
          "editorial": {
            "sizeRem": 1.5,
            "family": "Times New Roman",
            "weight": "normal",
            "uppercase": false,
            "lineHeight": 1.2
          }
        },
        "moderneBefore": {
          "sizeRem": 1.1,
          "family": "Arial",
          "weight": "bold",
          "uppercase": false,
          "lineHeight": 1.3
        },
        "autoSizes": {
          "classique": {
            "option1": 1.5,
            "option2": 1.5,
            "option3": 1.5
          },
          "moderne": {
            "option1": 1.1,
            "option2": 1.75,
            "option3": 2.8
          },
          "editorial": {
            "option1": 1.5,
            "option2": 1.75,
            "option3": 2.8
          }
        }
      },
      {
        "name": "itemText",
        "role": "itemText",
        "fixedCase": null,
        "sets": {
          "classique": {
            "sizeRem": 1.0,
            "family": "Times New Roman",
            "weight": "normal",
            "uppercase": true,
            "lineHeight": 1.7
          },
          "moderne": {
            "sizeRem": 1.0,
            "family": "Arial",
            "weight": "normal",
            "uppercase": false,
            "lineHeight": 1.65
          },
          "editorial": {
            "sizeRem": 1.0,
            "family": "Georgia",
            "weight": "normal",
            "uppercase": false,
            "lineHeight": 1.7
          }
        },
        "moderneBefore": {
          "sizeRem": 1.0,
          "family": "Arial",
          "weight": "normal",
          "uppercase": false,
          "lineHeight": 1.65
        },
        "autoSizes": {
          "classique": {
            "option1": 1.0,
            "option2": 1.0,
            "option3": 1.0
          },
          "moderne": {
            "option1": 1.0,
            "option2": 1.0,
            "option3": 1.0
          },
          "editorial": {
            "option1": 1.0,
            "option2": 1.0,
            "option3": 1.0
          }
        }
      }
    ],
    "settings": [],
    "lists": [
      {
        "name": "skills",
        "item": "Skill",
        "namedBy": [
          "title"
        ],
        "says": "description",
        "saysNothing": "-",
        "options": [
          "option1",
          "option2",
          "option3"
        ],
        "shared": false,
        "paid": false,
        "maxItems": 100,
        "draftKey": "imageItems2",
        "fields": [
          {
            "kind": "media",
            "name": "image",
            "options": [
              "option2",
              "option3"
            ],
            "required": false,
            "optional": true,
            "unless": null,
            "accepts": "image",
            "paid": false,
            "needed": true
          },
          {
            "kind": "focus",
            "name": "imageFocus",
            "options": [
              "option2",
              "option3"
            ],
            "required": false,
            "optional": true,
            "unless": null,
            "of": "image"
          },
          {
            "kind": "text",
            "name": "title",
            "options": [
              "option1",
              "option2",
              "option3"
            ],
            "required": false,
            "optional": false,
            "unless": null,
            "style": "itemTitle",
            "max_chars": 200,
            "multiline": false,
            "default": "Designer",
            "part": null,
            "alt_of": null,
            "named_after": null,
            "rich": false
          },
          {
            "kind": "text",
            "name": "description",
            "options": [
              "option1",
              "option2",
              "option3"
            ],
            "required": false,
            "optional": true,
            "unless": null,
            "style": "itemText",
            "max_chars": 1000,
            "multiline": true,
            "default": "",
            "part": null,
            "alt_of": null,
            "named_after": null,
            "rich": true
          },
          {
            "kind": "text",
            "name": "alt",
            "options": [
              "option2",
              "option3"
            ],
            "required": false,
            "optional": true,
            "unless": null,
            "style": null,
            "max_chars": 200,
            "multiline": false,
            "default": "",
            "part": null,
            "alt_of": null,
            "named_after": null,
            "rich": false
          }
        ]
      }
    ]
  },
  "services": {
    "name": "services",
    "anchor": "services",
    "route": "formservices",
    "draftKey": "currentLangDataServices",
    "alwaysShown": false,
    "shownWith": "services",
    "page": null,
    "needs": [],
    "texts": [
      {
        "kind": "text",
        "name": "heading",
        "options": [
          "option1",
          "option2",
          "option3"
        ],
        "required": false,
        "optional": false,
        "unless": null,
        "style": "heading",
        "max_chars": 200,
        "multiline": false,
        "default": "",
        "part": null,
        "alt_of": null,
        "named_after": null,
        "rich": false
      }
    ],
    "styles": [
      {
        "name": "heading",
        "role": "heading",
        "fixedCase": null,
        "sets": {
          "classique": {
            "sizeRem": 2.0,
            "family": "Times New Roman",
            "weight": "bold",
            "uppercase": true,
            "lineHeight": 1.15
          },
          "moderne": {
            "sizeRem": 2.0,
            "family": "Arial",
            "weight": "normal",
            "uppercase": false,
            "lineHeight": 1.15
          },
          "editorial": {
            "sizeRem": 2.8,
            "family": "Times New Roman",
            "weight": "normal",
            "uppercase": false,
            "lineHeight": 1.1
          }
        },
        "moderneBefore": {
          "sizeRem": 2.0,
          "family": "Arial",
          "weight": "bold",
          "uppercase": false,
          "lineHeight": 1.15
        },
        "autoSizes": {
          "classique": {
            "option1": 2.0,
            "option2": 2.0,
            "option3": 2.0
          },
          "moderne": {
            "option1": 2.0,
            "option2": 2.75,
            "option3": 2.0
          },
          "editorial": {
            "option1": 2.8,
            "option2": 2.75,
            "option3": 2.0
          }
        }
      },
      {
        "name": "itemTitle",
        "role": "itemTitle",
        "fixedCase": null,
        "sets": {
          "classique": {
            "sizeRem": 1.5,
            "family": "Times New Roman",
            "weight": "bold",
            "uppercase": true,
            "lineHeight": 1.2
          },
          "moderne": {
            "sizeRem": 1.1,
            "family": "Arial",
            "weight": "bold",
            "uppercase": false,
            "lineHeight": 1.3
          },
          "editorial": {
            "sizeRem": 1.5,
            "family": "Times New Roman",
            "weight": "normal",
            "uppercase": false,
            "lineHeight": 1.2
          }
        },
        "moderneBefore": {
          "sizeRem": 1.1,
          "family": "Arial",
          "weight": "bold",
          "uppercase": false,
          "lineHeight": 1.3
        },
        "autoSizes": {
          "classique": {
            "option1": 1.5,
            "option2": 1.5,
            "option3": 1.5
          },
          "moderne": {
            "option1": 1.1,
            "option2": 1.75,
            "option3": 1.25
          },
          "editorial": {
            "option1": 1.5,
            "option2": 1.75,
            "option3": 1.25
          }
        }
      },
      {
        "name": "itemText",
        "role": "itemText",
        "fixedCase": null,
        "sets": {
          "classique": {
            "sizeRem": 1.0,
            "family": "Times New Roman",
            "weight": "normal",
            "uppercase": true,
            "lineHeight": 1.7
          },
          "moderne": {
            "sizeRem": 1.0,
            "family": "Arial",
            "weight": "normal",
            "uppercase": false,
            "lineHeight": 1.65
          },
          "editorial": {
            "sizeRem": 1.0,
            "family": "Georgia",
            "weight": "normal",
            "uppercase": false,
            "lineHeight": 1.7
          }
        },
        "moderneBefore": {
          "sizeRem": 1.0,
          "family": "Arial",
          "weight": "normal",
          "uppercase": false,
          "lineHeight": 1.65
        },
        "autoSizes": {
          "classique": {
            "option1": 1.0,
            "option2": 1.0,
            "option3": 1.0
          },
          "moderne": {
            "option1": 1.0,
            "option2": 1.0,
            "option3": 1.0
          },
          "editorial": {
            "option1": 1.0,
            "option2": 1.0,
            "option3": 1.0
          }
        }
      }
    ],
    "settings": [],
    "lists": [
      {
        "name": "services",
        "item": "Service",
        "namedBy": [
          "title"
        ],
        "says": "description",
        "saysNothing": "",
        "options": [
          "option1",
          "option2",
          "option3"
        ],
        "shared": false,
        "paid": false,
        "maxItems": 100,
        "draftKey": null,
        "fields": [
          {
            "kind": "choice",
            "name": "icon",
            "options": [
              "option1",
              "option2",
              "option3"
            ],
            "required": false,
            "optional": true,
            "unless": null,
            "values": [
              "pen",
              "camera",
              "code",
              "book",
              "talk",
              "tool",
              "leaf",
              "music",
              "heart",
              "house",
              "chart",
              "globe"
            ],
            "default": "",
            "keeps_unknown": false,
            "paid": false,
            "free_values": []
          },
          {
            "kind": "text",
            "name": "title",
            "options": [
              "option1",
              "option2",
              "option3"
            ],
            "required": true,
            "optional": false,
            "unless": null,
            "style": "itemTitle",
            "max_chars": 200,
            "multiline": false,
            "default": "",
            "part": null,
            "alt_of": null,
            "named_after": null,
            "rich": false
          },
          {
            "kind": "text",
            "name": "description",
            "options": [
              "option1",
              "option2",
              "option3"
            ],
            "required": false,
            "optional": true,
            "unless": null,
            "style": "itemText",
            "max_chars": 1000,
            "multiline": true,
            "default": "",
            "part": null,
            "alt_of": null,
            "named_after": null,
            "rich": true
          },
          {
            "kind": "text",
            "name": "price",
            "options": [
              "option1",
              "option2",
              "option3"
            ],
            "required": false,
            "optional": true,
            "unless": "isOnQuote",
            "style": null,
            "max_chars": 80,
            "multiline": false,
            "default": "",
            "part": null,
            "alt_of": null,
            "named_after": null,
            "rich": false
          },
          {
            "kind": "flag",
            "name": "isOnQuote",
            "options": [
              "option1",
              "option2",
              "option3"
            ],
            "required": false,
            "optional": false,
            "unless": null,
            "default": false,
            "about": null,
            "in_one_colour": false,
            "of_part": null
          },
          {
            "kind": "link",
            "name": "link",
            "options": [
              "option1",
              "option2",
              "option3"
            ],
            "required": false,
            "optional": true,
            "unless": null,
            "max_chars": 2000,
            "offered_from": null
          }
        ]
      }
    ]
  },
  "testimonials": {
    "name": "testimonials",
    "anchor": "temoignages",
    "route": "formtemoignages",
    "draftKey": "currentLangDataTemoignages",
    "alwaysShown": false,
    "shownWith": "testimonials",
    "page": null,
    "needs": [],
    "texts": [
      {
        "kind": "text",
        "name": "heading",
        "options": [
          "option1",
          "option2",
          "option3"
        ],
        "required": false,
        "optional": false,
        "unless": null,
        "style": "heading",
        "max_chars": 200,
        "multiline": false,
        "default": "",
        "part": null,
        "alt_of": null,
        "named_after": null,
        "rich": false
      }
    ],
    "styles": [
      {
        "name": "heading",
        "role": "heading",
        "fixedCase": null,
        "sets": {
          "classique": {
            "sizeRem": 2.0,
            "family": "Times New Roman",
            "weight": "bold",
            "uppercase": true,
            "lineHeight": 1.15
          },
          "moderne": {
            "sizeRem": 2.0,
            "family": "Arial",
            "weight": "normal",
            "uppercase": false,
            "lineHeight": 1.15
          },
          "editorial": {
            "sizeRem": 2.8,
            "family": "Times New Roman",
            "weight": "normal",
            "uppercase": false,
            "lineHeight": 1.1
          }
        },
        "moderneBefore": {
          "sizeRem": 2.0,
          "family": "Arial",
          "weight": "bold",
          "uppercase": false,
          "lineHeight": 1.15
        },
        "autoSizes": {
          "classique": {
            "option1": 2.0,
            "option2": 2.0,
            "option3": 2.0
          },
          "moderne": {
            "option1": 2.0,
            "option2": 2.75,
            "option3": 2.0
          },
          "editorial": {
            "option1": 2.8,
            "option2": 2.75,
            "option3": 2.0
          }
        }
      },
      {
        "name": "itemText",
        "role": "quote",
        "fixedCase": null,
        "sets": {
          "classique": {
            "sizeRem": 1.25,
            "family": "Times New Roman",
            "weight": "normal",
            "uppercase": false,
            "lineHeight": 1.6
          },
          "moderne": {
            "sizeRem": 1.1,
            "family": "Arial",
            "weight": "normal",
            "uppercase": false,
            "lineHeight": 1.65
          },
          "editorial": {
            "sizeRem": 1.2,
            "family": "Georgia",
            "weight": "normal",
            "uppercase": false,
            "lineHeight": 1.65
          }
        },
        "moderneBefore": {
          "sizeRem": 1.1,
          "family": "Arial",
          "weight": "normal",
          "uppercase": false,
          "lineHeight": 1.65
        },
        "autoSizes": {
          "classique": {
            "option1": 1.25,
            "option2": 1.25,
            "option3": 1.25
          },
          "moderne": {
            "option1": 1.1,
            "option2": 1.1,
            "option3": 1.1
          },
          "editorial": {
            "option1": 1.2,
            "option2": 1.2,
            "option3": 1.2
          }
        }
      },
      {
        "name": "itemTitle",
        "role": "itemTitle",
        "fixedCase": null,
        "sets": {
          "classique": {
            "sizeRem": 1.0,
            "family": "Times New Roman",
            "weight": "bold",
            "uppercase": true,
            "lineHeight": 1.2
          },
          "moderne": {
            "sizeRem": 1.1,
            "family": "Arial",
            "weight": "bold",
            "uppercase": false,
            "lineHeight": 1.3
          },
          "editorial": {
            "sizeRem": 1.5,
            "family": "Times New Roman",
            "weight": "normal",
            "uppercase": false,
            "lineHeight": 1.2
          }
        },
        "moderneBefore": {
          "sizeRem": 1.1,
          "family": "Arial",
          "weight": "bold",
          "uppercase": false,
          "lineHeight": 1.3
        },
        "autoSizes": {
          "classique": {
            "option1": 1.0,
            "option2": 1.0,
            "option3": 1.0
          },
          "moderne": {
            "option1": 1.1,
            "option2": 1.125,
            "option3": 1.125
          },
          "editorial": {
            "option1": 1.5,
            "option2": 1.125,
            "option3": 1.125
          }
        }
      }
    ],
    "settings": [],
    "lists": [
      {
        "name": "testimonials",
        "item": "Testimonial",
        "namedBy": [
          "name"
        ],
        "says": "quote",
        "saysNothing": "",
        "options": [
          "option1",
          "option2",
          "option3"
        ],
        "shared": false,
        "paid": false,
        "maxItems": 100,
        "draftKey": null,
        "fields": [
          {
            "kind": "text",
            "name": "quote",
            "options": [
              "option1",
              "option2",
              "option3"
            ],
            "required": true,
            "optional": false,
            "unless": null,
            "style": "itemText",
            "max_chars": 1000,
            "multiline": true,
            "default": "",
            "part": null,
            "alt_of": null,
            "named_after": null,
            "rich": true
          },
          {
            "kind": "text",
            "name": "name",
            "options": [
              "option1",
              "option2",
              "option3"
            ],
            "required": true,
            "optional": false,
            "unless": null,
            "style": "itemTitle",
            "max_chars": 200,
            "multiline": false,
            "default": "",
            "part": null,
            "alt_of": null,
            "named_after": null,
            "rich": false
          },
          {
            "kind": "text",
            "name": "role",
            "options": [
              "option1",
              "option2",
              "option3"
            ],
            "required": false,
            "optional": true,
            "unless": null,
            "style": null,
            "max_chars": 200,
            "multiline": false,
            "default": "",
            "part": null,
            "alt_of": null,
            "named_after": null,
            "rich": false
          },
          {
            "kind": "media",
            "name": "image",
            "options": [
              "option1",
              "option2",
              "option3"
            ],
            "required": false,
            "optional": true,
            "unless": null,
            "accepts": "image",
            "paid": false,
            "needed": false
          },
          {
            "kind": "focus",
            "name": "imageFocus",
            "options": [
              "option1",
              "option2",
              "option3"
            ],
            "required": false,
            "optional": true,
            "unless": null,
            "of": "image"
          },
          {
            "kind": "link",
            "name": "link",
            "options": [
              "option1",
              "option2",
              "option3"
            ],
            "required": false,
            "optional": true,
            "unless": null,
            "max_chars": 2000,
            "offered_from": null
          }
        ]
      }
    ]
  },
  "experience": {
    "name": "experience",
    "anchor": "experience",
    "route": "formexperience",
    "draftKey": "currentLangDataExperience",
    "alwaysShown": false,
    "shownWith": "positions",
    "page": null,
    "needs": [],
    "texts": [
      {
        "kind": "text",
        "name": "heading",
        "options": [
          "option1",
          "option2",
          "option3"
        ],
        "required": false,
        "optional": false,
        "unless": null,
        "style": "heading",
        "max_chars": 200,
        "multiline": false,
        "default": "",
        "part": null,
        "alt_of": null,
        "named_after": null,
        "rich": false
      }
    ],
    "styles": [
      {
        "name": "heading",
        "role": "heading",
        "fixedCase": null,
        "sets": {
          "classique": {
            "sizeRem": 2.0,
            "family": "Times New Roman",
            "weight": "bold",
            "uppercase": true,
            "lineHeight": 1.15
          },
          "moderne": {
            "sizeRem": 2.0,
            "family": "Arial",
            "weight": "normal",
            "uppercase": false,
            "lineHeight": 1.15
          },
          "editorial": {
            "sizeRem": 2.8,
            "family": "Times New Roman",
            "weight": "normal",
            "uppercase": false,
            "lineHeight": 1.1
          }
        },
        "moderneBefore": {
          "sizeRem": 2.0,
          "family": "Arial",
          "weight": "bold",
          "uppercase": false,
          "lineHeight": 1.15
        },
        "autoSizes": {
          "classique": {
            "option1": 2.0,
            "option2": 2.0,
            "option3": 2.0
          },
          "moderne": {
            "option1": 2.0,
            "option2": 2.75,
            "option3": 2.0
          },
          "editorial": {
            "option1": 2.8,
            "option2": 2.75,
            "option3": 2.0
          }
        }
      },
      {
        "name": "itemTitle",
        "role": "itemTitle",
        "fixedCase": null,
        "sets": {
          "classique": {
            "sizeRem": 1.5,
            "family": "Times New Roman",
            "weight": "bold",
            "uppercase": true,
            "lineHeight": 1.2
          },
          "moderne": {
            "sizeRem": 1.1,
            "family": "Arial",
            "weight": "bold",
            "uppercase": false,
            "lineHeight": 1.3
          },
          "editorial": {
            "sizeRem": 1.5,
            "family": "Times New Roman",
            "weight": "normal",
            "uppercase": false,
            "lineHeight": 1.2
          }
        },
        "moderneBefore": {
          "sizeRem": 1.1,
          "family": "Arial",
          "weight": "bold",
          "uppercase": false,
          "lineHeight": 1.3
        },
        "autoSizes": {
          "classique": {
            "option1": 1.5,
            "option2": 1.5,
            "option3": 1.5
          },
          "moderne": {
            "option1": 1.1,
            "option2": 1.75,
            "option3": 1.25
          },
          "editorial": {
            "option1": 1.5,
            "option2": 1.75,
            "option3": 1.25
          }
        }
      },
      {
        "name": "itemText",
        "role": "itemText",
        "fixedCase": null,
        "sets": {
          "classique": {
            "sizeRem": 1.0,
            "family": "Times New Roman",
            "weight": "normal",
            "uppercase": true,
            "lineHeight": 1.7
          },
          "moderne": {
            "sizeRem": 1.0,
            "family": "Arial",
            "weight": "normal",
            "uppercase": false,
            "lineHeight": 1.65
          },
          "editorial": {
            "sizeRem": 1.0,
            "family": "Georgia",
            "weight": "normal",
            "uppercase": false,
            "lineHeight": 1.7
          }
        },
        "moderneBefore": {
          "sizeRem": 1.0,
          "family": "Arial",
          "weight": "normal",
          "uppercase": false,
          "lineHeight": 1.65
        },
        "autoSizes": {
          "classique": {
            "option1": 1.0,
            "option2": 1.0,
            "option3": 1.0
          },
          "moderne": {
            "option1": 1.0,
            "option2": 1.0,
            "option3": 1.0
          },
          "editorial": {
            "option1": 1.0,
            "option2": 1.0,
            "option3": 1.0
          }
        }
      }
    ],
    "settings": [],
    "lists": [
      {
        "name": "positions",
        "item": "Position",
        "namedBy": [
          "title"
        ],
        "says": "description",
        "saysNothing": "",
        "options": [
          "option1",
          "option2",
          "option3"
        ],
        "shared": false,
        "paid": false,
        "maxItems": 100,
        "draftKey": null,
        "fields": [
          {
            "kind": "text",
            "name": "title",
            "options": [
              "option1",
              "option2",
              "option3"
            ],
            "required": true,
            "optional": false,
            "unless": null,
            "style": "itemTitle",
            "max_chars": 200,
            "multiline": false,
            "default": "",
            "part": null,
            "alt_of": null,
            "named_after": null,
            "rich": false
          },
          {
            "kind": "text",
            "name": "organisation",
            "options": [
              "option1",
              "option2",
              "option3"
            ],
            "required": false,
            "optional": true,
            "unless": null,
            "style": null,
            "max_chars": 200,
            "multiline": false,
            "default": "",
            "part": null,
            "alt_of": null,
            "named_after": null,
            "rich": false
          },
          {
            "kind": "text",
            "name": "place",
            "options": [
              "option1",
              "option2",
              "option3"
            ],
            "required": false,
            "optional": true,
            "unless": null,
            "style": null,
            "max_chars": 200,
            "multiline": false,
            "default": "",
            "part": null,
            "alt_of": null,
            "named_after": null,
            "rich": false
          },
          {
            "kind": "month",
            "name": "start",
            "options": [
              "option1",
              "option2",
              "option3"
            ],
            "required": false,
            "optional": true,
            "unless": null,
            "after": null
          },
          {
            "kind": "month",
            "name": "end",
            "options": [
              "option1",
              "option2",
              "option3"
            ],
            "required": false,
            "optional": true,
            "unless": "isCurrent",
            "after": "start"
          },
          {
            "kind": "flag",
            "name": "isCurrent",
            "options": [
              "option1",
              "option2",
              "option3"
            ],
            "required": false,
            "optional": false,
            "unless": null,
            "default": false,
            "about": null,
            "in_one_colour": false,
            "of_part": null
          },
          {
            "kind": "text",
            "name": "description",
            "options": [
              "option1",
              "option2",
              "option3"
            ],
            "required": false,
            "optional": true,
            "unless": null,
            "style": "itemText",
            "max_chars": 2000,
            "multiline": true,
            "default": "",
            "part": null,
            "alt_of": null,
            "named_after": null,
            "rich": true
          }
        ]
      }
    ]
  },
  "contact": {
    "name": "contact",
    "anchor": "contact",
    "route": "formcontact",
    "draftKey": "currentLangDataContact",
    "alwaysShown": true,
    "shownWith": null,
    "page": null,
    "needs": [],
    "texts": [
      {
        "kind": "text",
        "name": "heading",
        "options": [
          "option1",
          "option2",
          "option3"
        ],
        "required": false,
        "optional": false,
        "unless": null,
        "style": "heading",
        "max_chars": 200,
        "multiline": false,
        "default": "",
        "part": null,
        "alt_of": null,
        "named_after": null,
        "rich": false
      },
      {
        "kind": "text",
        "name": "formHeading",
        "options": [
          "option1",
          "option2",
          "option3"
        ],
        "required": false,
        "optional": true,
        "unless": null,
        "style": "formHeading",
        "max_chars": 200,
        "multiline": false,
        "default": "",
        "part": null,
        "alt_of": null,
        "named_after": null,
        "rich": false
      },
      {
        "kind": "text",
        "name": "entriesTitle",
        "options": [
          "option1",
          "option2",
          "option3"
        ],
        "required": false,
        "optional": true,
        "unless": null,
        "style": "entriesTitle",
        "max_chars": 200,
        "multiline": false,
        "default": "",
        "part": null,
        "alt_of": null,
        "named_after": null,
        "rich": false
      },
      {
        "kind": "text",
        "name": "nameLabel",
        "options": [
          "option1",
          "option2",
          "option3"
        ],
        "required": false,
        "optional": false,
        "unless": null,
        "style": null,
        "max_chars": 200,
        "multiline": false,
        "default": "Nom",
        "part": null,
        "alt_of": null,
        "named_after": null,
        "rich": false
      },
      {
        "kind": "text",
        "name": "emailLabel",
        "options": [
          "option1",
          "option2",
          "option3"
        ],
        "required": false,
        "optional": false,
        "unless": null,
        "style": null,
        "max_chars": 200,
        "multiline": false,
        "default": "Email",
        "part": null,
        "alt_of": null,
        "named_after": null,
        "rich": false
      },
      {
        "kind": "text",
        "name": "messageLabel",
        "options": [
          "option1",
          "option2",
          "option3"
        ],
        "required": false,
        "optional": false,
        "unless": null,
        "style": null,
        "max_chars": 200,
        "multiline": false,
        "default": "Message",
        "part": null,
        "alt_of": null,
        "named_after": null,
        "rich": false
      },
      {
        "kind": "text",
        "name": "sendLabel",
        "options": [
          "option1",
          "option2",
          "option3"
        ],
        "required": false,
        "optional": false,
        "unless": null,
        "style": null,
        "max_chars": 200,
        "multiline": false,
        "default": "Envoyer",
        "part": null,
        "alt_of": null,
        "named_after": null,
        "rich": false
      }
    ],
    "styles": [
      {
        "name": "heading",
        "role": "heading",
        "fixedCase": null,
        "sets": {
          "classique": {
            "sizeRem": 2.0,
            "family": "Times New Roman",
            "weight": "bold",
            "uppercase": true,
            "lineHeight": 1.15
          },
          "moderne": {
            "sizeRem": 2.0,
            "family": "Arial",
            "weight": "normal",
            "uppercase": false,
            "lineHeight": 1.15
          },
          "editorial": {
            "sizeRem": 2.8,
            "family": "Times New Roman",
            "weight": "normal",
            "uppercase": false,
            "lineHeight": 1.1
          }
        },
        "moderneBefore": {
          "sizeRem": 2.0,
          "family": "Arial",
          "weight": "bold",
          "uppercase": false,
          "lineHeight": 1.15
        },
        "autoSizes": {
          "classique": {
            "option1": 2.0,
            "option2": 2.0,
            "option3": 2.0
          },
          "moderne": {
            "option1": 2.0,
            "option2": 4.4,
            "option3": 2.0
          },
          "editorial": {
            "option1": 2.8,
            "option2": 4.4,
            "option3": 2.0
          }
        }
      },
      {
        "name": "formHeading",
        "role": "subheading",
        "fixedCase": null,
        "sets": {
          "classique": {
            "sizeRem": 1.5,
            "family": "Times New Roman",
            "weight": "bold",
            "uppercase": true,
            "lineHeight": 1.15
          },
          "moderne": {
            "sizeRem": 1.5,
            "family": "Arial",
            "weight": "normal",
            "uppercase": false,
            "lineHeight": 1.2
          },
          "editorial": {
            "sizeRem": 2.0,
            "family": "Times New Roman",
            "weight": "normal",
            "uppercase": false,
            "lineHeight": 1.15
          }
        },
        "moderneBefore": {
          "sizeRem": 1.5,
          "family": "Arial",
          "weight": "bold",
          "uppercase": false,
          "lineHeight": 1.2
        },
        "autoSizes": {
          "classique": {
            "option1": 1.5,
            "option2": 1.5,
            "option3": 1.5
          },
          "moderne": {
            "option1": 1.5,
            "option2": 1.75,
            "option3": 1.25
          },
          "editorial": {
            "option1": 2.0,
            "option2": 1.75,
            "option3": 1.25
          }
        }
      },
      {
        "name": "entriesTitle",
        "role": "itemTitle",
        "fixedCase": null,
        "sets": {
          "classique": {
            "sizeRem": 1.5,
            "family": "Times New Roman",
            "weight": "bold",
            "uppercase": true,
            "lineHeight": 1.2
          },
          "moderne": {
            "sizeRem": 1.1,
            "family": "Arial",
            "weight": "bold",
            "uppercase": false,
            "lineHeight": 1.3
          },
          "editorial": {
            "sizeRem": 1.5,
            "family": "Times New Roman",
            "weight": "normal",
            "uppercase": false,
            "lineHeight": 1.2
          }
        },
        "moderneBefore": {
          "sizeRem": 1.1,
          "family": "Arial",
          "weight": "bold",
          "uppercase": false,
          "lineHeight": 1.3
        },
        "autoSizes": {
          "classique": {
            "option1": 1.5,
            "option2": 1.5,
            "option3": 1.5
          },
          "moderne": {
            "option1": 1.1,
            "option2": 1.75,
            "option3": 1.25
          },
          "editorial": {
            "option1": 1.5,
            "option2": 1.75,
            "option3": 1.25
          }
        }
      },
      {
        "name": "itemTitle",
        "role": "itemTitle",
        "fixedCase": null,
        "sets": {
          "classique": {
            "sizeRem": 1.5,
            "family": "Times New Roman",
            "weight": "bold",
            "uppercase": true,
            "lineHeight": 1.2
          },
          "moderne": {
            "sizeRem": 1.1,
            "family": "Arial",
            "weight": "bold",
            "uppercase": false,
            "lineHeight": 1.3
          },
          "editorial": {
            "sizeRem": 1.5,
            "family": "Times New Roman",
            "weight": "normal",
            "uppercase": false,
            "lineHeight": 1.2
          }
        },
        "moderneBefore": {
          "sizeRem": 1.1,
          "family": "Arial",
          "weight": "bold",
          "uppercase": false,
          "lineHeight": 1.3
        },
        "autoSizes": {
          "classique": {
            "option1": 1.5,
            "option2": 1.5,
            "option3": 1.5
          },
          "moderne": {
            "option1": 0.875,
            "option2": 1.75,
            "option3": 1.5
          },
          "editorial": {
            "option1": 0.875,
            "option2": 1.75,
            "option3": 1.5
          }
        }
      },
      {
        "name": "itemText",
        "role": "itemText",
        "fixedCase": false,
        "sets": {
          "classique": {
            "sizeRem": 1.0,
            "family": "Times New Roman",
            "weight": "normal",
            "uppercase": true,
            "lineHeight": 1.7
          },
          "moderne": {
            "sizeRem": 1.0,
            "family": "Arial",
            "weight": "normal",
            "uppercase": false,
            "lineHeight": 1.65
          },
          "editorial": {
            "sizeRem": 1.0,
            "family": "Georgia",
            "weight": "normal",
            "uppercase": false,
            "lineHeight": 1.7
          }
        },
        "moderneBefore": {
          "sizeRem": 1.0,
          "family": "Arial",
          "weight": "normal",
          "uppercase": false,
          "lineHeight": 1.65
        },
        "autoSizes": {
          "classique": {
            "option1": 1.0,
            "option2": 1.0,
            "option3": 1.0
          },
          "moderne": {
            "option1": 1.0,
            "option2": 1.75,
            "option3": 1.0
          },
          "editorial": {
            "option1": 1.0,
            "option2": 1.75,
            "option3": 1.0
          }
        }
      }
    ],
    "settings": [],
    "lists": [
      {
        "name": "entries",
        "item": "ContactEntry",
        "namedBy": [
          "detail",
          "network"
        ],
        "says": "link",
        "saysNothing": "",
        "options": [
          "option1",
          "option2",
          "option3"
        ],
        "shared": true,
        "paid": false,
        "maxItems": 100,
        "draftKey": null,
        "fields": [
          {
            "kind": "choice",
            "name": "network",
            "options": [
              "option1",
              "option2",
              "option3"
            ],
            "required": true,
            "optional": false,
            "unless": null,
            "values": [
              "email",
              "phone",
              "facebook",
              "instagram",
              "twitter",
              "linkedin",
              "youtube",
              "github",
              "whatsapp",
              "snapchat",
              "pinterest",
              "twitch",
              "telegram",
              "website",
              "behance",
              "dribbble",
              "bluesky",
              "mastodon",
              "tiktok",
              "threads",
              "gitlab",
              "vimeo",
              "soundcloud",
              "orcid"
            ],
            "default": "",
            "keeps_unknown": false,
            "paid": false,
            "free_values": []
          },
          {
            "kind": "text",
            "name": "title",
            "options": [
              "option1"
            ],
            "required": false,
            "optional": true,
            "unless": null,
            "style": "itemTitle",
            "max_chars": 200,
            "multiline": false,
            "default": "",
            "part": null,
            "alt_of": null,
            "named_after": "network",
            "rich": false
          },
          {
            "kind": "text",
            "name": "detail",
            "options": [
              "option1",
              "option2",
              "option3"
            ],
            "required": false,
            "optional": true,
            "unless": null,
            "style": "itemText",
            "max_chars": 200,
            "multiline": false,
            "default": "",
            "part": null,
            "alt_of": null,
            "named_after": null,
            "rich": false
          },
          {
            "kind": "link",
            "name": "link",
            "options": [
              "option1",
              "option2",
              "option3"
            ],
            "required": false,
            "optional": true,
            "unless": null,
            "max_chars": 2000,
            "offered_from": [
              "network",
              "detail"
            ]
          }
        ]
      }
    ]
  },
  "legal": {
    "name": "legal",
    "anchor": "mentions",
    "route": "formmentions",
    "draftKey": "currentLangDataMentions",
    "alwaysShown": false,
    "shownWith": null,
    "page": "mentions",
    "needs": [
      "publisher",
      "email",
      "host"
    ],
    "texts": [
      {
        "kind": "text",
        "name": "more",
        "options": [
          "option1",
          "option2",
          "option3"
        ],
        "required": false,
        "optional": true,
        "unless": null,
        "style": null,
        "max_chars": 5000,
        "multiline": true,
        "default": "",
        "part": null,
        "alt_of": null,
        "named_after": null,
        "rich": false
      }
    ],
    "styles": [],
    "settings": [
      {
        "kind": "text",
        "name": "publisher",
        "options": [
          "option1",
          "option2",
          "option3"
        ],
        "required": false,
        "optional": false,
        "unless": null,
        "style": null,
        "max_chars": 200,
        "multiline": false,
        "default": "",
        "part": null,
        "alt_of": null,
        "named_after": null,
        "rich": false
      },
      {
        "kind": "text",
        "name": "registration",
        "options": [
          "option1",
          "option2",
          "option3"
        ],
        "required": false,
        "optional": true,
        "unless": null,
        "style": null,
        "max_chars": 200,
        "multiline": false,
        "default": "",
        "part": null,
        "alt_of": null,
        "named_after": null,
        "rich": false
      },
      {
        "kind": "text",
        "name": "vat",
        "options": [
          "option1",
          "option2",
          "option3"
        ],
        "required": false,
        "optional": true,
        "unless": null,
        "style": null,
        "max_chars": 40,
        "multiline": false,
        "default": "",
        "part": null,
        "alt_of": null,
        "named_after": null,
        "rich": false
      },
      {
        "kind": "text",
        "name": "address",
        "options": [
          "option1",
          "option2",
          "option3"
        ],
        "required": false,
        "optional": true,
        "unless": null,
        "style": null,
        "max_chars": 500,
        "multiline": true,
        "default": "",
        "part": null,
        "alt_of": null,
        "named_after": null,
        "rich": false
      },
      {
        "kind": "text",
        "name": "phone",
        "options": [
          "option1",
          "option2",
          "option3"
        ],
        "required": false,
        "optional": true,
        "unless": null,
        "style": null,
        "max_chars": 40,
        "multiline": false,
        "default": "",
        "part": null,
        "alt_of": null,
        "named_after": null,
        "rich": false
      },
      {
        "kind": "text",
        "name": "email",
        "options": [
          "option1",
          "option2",
          "option3"
        ],
        "required": false,
        "optional": false,
        "unless": null,
        "style": null,
        "max_chars": 200,
        "multiline": false,
        "default": "",
        "part": null,
        "alt_of": null,
        "named_after": null,
        "rich": false
      },
      {
        "kind": "text",
        "name": "director",
        "options": [
          "option1",
          "option2",
          "option3"
        ],
        "required": false,
        "optional": true,
        "unless": null,
        "style": null,
        "max_chars": 200,
        "multiline": false,
        "default": "",
        "part": null,
        "alt_of": null,
        "named_after": null,
        "rich": false
      },
      {
        "kind": "text",
        "name": "host",
        "options": [
          "option1",
          "option2",
          "option3"
        ],
        "required": false,
        "optional": false,
        "unless": null,
        "style": null,
        "max_chars": 500,
        "multiline": true,
        "default": "",
        "part": null,
        "alt_of": null,
        "named_after": null,
        "rich": false
      }
    ],
    "lists": []
  },
  "appearance": {
    "name": "appearance",
    "anchor": "apparence",
    "route": "apparence",
    "draftKey": "currentLangDataApparence",
    "alwaysShown": false,
    "shownWith": null,
    "page": null,
    "needs": [],
    "texts": [],
    "styles": [],
    "settings": [
      {
        "kind": "names",
        "name": "order",
        "options": [
          "option1",
          "option2",
          "option3"
        ],
        "required": false,
        "optional": true,
        "unless": null,
        "values": [
          "about",
          "projects",
          "skills",
          "services",
          "testimonials",
          "experience",
          "contact"
        ],
        "fixed": [
          "home"
        ],
        "refusal": "stays_first"
      },
      {
        "kind": "names",
        "name": "hidden",
        "options": [
          "option1",
          "option2",
          "option3"
        ],
        "required": false,
        "optional": true,
        "unless": null,
        "values": [
          "about",
          "projects",
          "skills",
          "services",
          "testimonials",
          "experience",
          "contact"
        ],
        "fixed": [
          "home"
        ],
        "refusal": "stays_shown"
      },
      {
        "kind": "colour",
        "name": "background",
        "options": [
          "option1",
          "option2",
          "option3"
        ],
        "required": false,
        "optional": true,
        "unless": null
      },
      {
        "kind": "colour",
        "name": "text",
        "options": [
          "option1",
          "option2",
          "option3"
        ],
        "required": false,
        "optional": true,
        "unless": null
      },
      {
        "kind": "colour",
        "name": "accent",
        "options": [
          "option1",
          "option2",
          "option3"
        ],
        "required": false,
        "optional": true,
        "unless": null
      },
      {
        "kind": "flag",
        "name": "hidesDots",
        "options": [
          "option1",
          "option2",
          "option3"
        ],
        "required": false,
        "optional": true,
        "unless": null,
        "default": false,
        "about": null,
        "in_one_colour": false,
        "of_part": null
      },
      {
        "kind": "choice",
        "name": "fontPair",
        "options": [
          "option1",
          "option2",
          "option3"
        ],
        "required": false,
        "optional": true,
        "unless": null,
        "values": [
          "vernissage",
          "salon",
          "lettres",
          "recit",
          "revue",
          "atelier",
          "manifeste",
          "code"
        ],
        "default": "",
        "keeps_unknown": false,
        "paid": true,
        "free_values": [
          "salon",
          "revue",
          "atelier"
        ]
      },
      {
        "kind": "choice",
        "name": "corners",
        "options": [
          "option1",
          "option2",
          "option3"
        ],
        "required": false,
        "optional": true,
        "unless": null,
        "values": [
          "vifs",
          "doux",
          "ronds"
        ],
        "default": "",
        "keeps_unknown": false,
        "paid": true,
        "free_values": []
      },
      {
        "kind": "choice",
        "name": "spacing",
        "options": [
          "option1",
          "option2",
          "option3"
        ],
        "required": false,
        "optional": true,
        "unless": null,
        "values": [
          "serre",
          "aere"
        ],
        "default": "",
        "keeps_unknown": false,
        "paid": true,
        "free_values": []
      },
      {
        "kind": "choice",
        "name": "icon",
        "options": [
          "option1",
          "option2",
          "option3"
        ],
        "required": false,
        "optional": true,
        "unless": null,
        "values": [
          "initiales",
          "image"
        ],
        "default": "",
        "keeps_unknown": false,
        "paid": true,
        "free_values": []
      },
      {
        "kind": "letters",
        "name": "iconLetters",
        "options": [
          "option1",
          "option2",
          "option3"
        ],
        "required": false,
        "optional": true,
        "unless": null,
        "max_chars": 2
      },
      {
        "kind": "media",
        "name": "iconPicture",
        "options": [
          "option1",
          "option2",
          "option3"
        ],
        "required": false,
        "optional": true,
        "unless": null,
        "accepts": "image",
        "paid": false,
        "needed": false
      }
    ],
    "lists": []
  },
  "sharing": {
    "name": "sharing",
    "anchor": "partage",
    "route": "formpartage",
    "draftKey": "currentLangDataPartage",
    "alwaysShown": false,
    "shownWith": null,
    "page": null,
    "needs": [],
    "texts": [
      {
        "kind": "text",
        "name": "title",
        "options": [
          "option1",
          "option2",
          "option3"
        ],
        "required": false,
        "optional": true,
        "unless": null,
        "style": null,
        "max_chars": 90,
        "multiline": false,
        "default": "",
        "part": null,
        "alt_of": null,
        "named_after": null,
        "rich": false
      },
      {
        "kind": "text",
        "name": "description",
        "options": [
          "option1",
          "option2",
          "option3"
        ],
        "required": false,
        "optional": true,
        "unless": null,
        "style": null,
        "max_chars": 300,
        "multiline": true,
        "default": "",
        "part": null,
        "alt_of": null,
        "named_after": null,
        "rich": false
      }
    ],
    "styles": [],
    "settings": [
      {
        "kind": "flag",
        "name": "showsShare",
        "options": [
          "option1",
          "option2",
          "option3"
        ],
        "required": false,
        "optional": true,
        "unless": null,
        "default": false,
        "about": null,
        "in_one_colour": false,
        "of_part": null
      }
    ],
    "lists": [
      {
        "name": "pictures",
        "item": "SharePicture",
        "namedBy": [],
        "says": null,
        "saysNothing": "",
        "options": [
          "option1",
          "option2",
          "option3"
        ],
        "shared": false,
        "paid": true,
        "maxItems": 1,
        "draftKey": null,
        "fields": [
          {
            "kind": "media",
            "name": "image",
            "options": [
              "option1",
              "option2",
              "option3"
            ],
            "required": true,
            "optional": false,
            "unless": null,
            "accepts": "image",
            "paid": true,
            "needed": false
          }
        ]
      }
    ]
  }
} as const;

export const editingOrder = ["home", "about", "projects", "skills", "contact", "experience", "services", "testimonials"] as const;

/** Of pages of their own and of the whole site: their editors are no steps of the chain. */
export const sideSections = ["legal", "appearance", "sharing"] as const;
