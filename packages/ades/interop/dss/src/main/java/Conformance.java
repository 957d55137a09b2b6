import java.io.File;
import java.util.TreeSet;
import org.verapdf.gf.foundry.VeraGreenfieldFoundryProvider;
import org.verapdf.pdfa.Foundries;
import org.verapdf.pdfa.PDFAParser;
import org.verapdf.pdfa.PDFAValidator;
import org.verapdf.pdfa.flavours.PDFAFlavour;
import org.verapdf.pdfa.results.TestAssertion;
import org.verapdf.pdfa.results.ValidationResult;

/** Judges PDF files by veraPDF. Arguments: flavour ("3a" or "ua1"), then files. Prints path|PASS or FAIL|broken rules. */
public class Conformance {
  public static void main(String[] arguments) throws Exception {
    VeraGreenfieldFoundryProvider.initialise();
    PDFAFlavour flavour = PDFAFlavour.byFlavourId(arguments[0]);
    for (int index = 1; index < arguments.length; index++) {
      File file = new File(arguments[index]);
      try (PDFAParser parser = Foundries.defaultInstance().createParser(file, flavour)) {
        PDFAValidator validator = Foundries.defaultInstance().createValidator(flavour, false);
        ValidationResult result = validator.validate(parser);
        TreeSet<String> broken = new TreeSet<>();
        for (TestAssertion assertion : result.getTestAssertions()) {
          if (assertion.getStatus() == TestAssertion.Status.FAILED) {
            broken.add(assertion.getRuleId().getClause() + "-" + assertion.getRuleId().getTestNumber());
          }
        }
        System.out.println(file + "|" + (result.isCompliant() ? "PASS" : "FAIL") + "|" + broken);
      }
    }
  }
}
